//! A game of Backgammon in words.

use backgammon::{Board, Checker, Cube, Die, Due as Rules, Point, Score, Stage};
use table::backgammon::{State as Node, Thrown, seat_of};
use table::{Arg, Verb};

use crate::classic::{Asked, letter};
use crate::game::Game;
use crate::list;
use crate::match_editor::MatchEditor;
use crate::voice::Voice;

fn named(by: Checker) -> (&'static str, Arg) {
    ("side", by.to_string().into())
}

fn die(name: &'static str, die: Die) -> (&'static str, Arg) {
    (name, die.pips().into())
}

/// What is played: a match to so many points, or for money.
pub fn what(voice: Voice, game: &Game) -> String {
    let Some(node) = game.node() else { return String::new() };
    length(voice, node.position.score)
}

/// Who plays which side.
pub fn seats(voice: Voice, game: &Game) -> String {
    let seats = [Checker::White, Checker::Black].map(|checker| {
        let who = list::occupant(voice, game.table.occupants().at(seat_of(checker)));
        words::say(voice.0, "tui-seat", &[("side", side(voice, checker).into()), ("who", who.into())])
    });
    seats.join(" ")
}

/// A side in words.
pub fn side(voice: Voice, checker: Checker) -> String {
    voice.ts("side-name", "side", &checker.to_string())
}

/// What the node that is shown did.
pub fn happened(voice: Voice, game: &Game) -> Vec<String> {
    let Some(table) = game.table.backgammon() else { return Vec::new() };
    let Some(node) = table.node(game.shown()) else { return Vec::new() };
    let state = &node.state;
    let mut lines = Vec::new();
    match (node.verb, state.thrown, node.seat) {
        (Verb::Roll, Some(Thrown(white, black)), None) => {
            let args = [die("white", white), die("black", black)];
            lines.push(words::say(voice.0, "tui-first-dice", &args));
            lines.push(match state.position.due().checker().filter(|_| white != black) {
                Some(by) => words::say(voice.0, "tui-begins", &[named(by)]),
                None => voice.tn("tui-equal-dice", "cube", i64::from(state.position.cube.value())),
            });
        }
        (Verb::Roll, Some(Thrown(one, other)), Some(seat)) => {
            let by = table::backgammon::checker_of(seat);
            let args = [named(by), die("one", one.max(other)), die("other", one.min(other))];
            lines.push(words::say(voice.0, "tui-rolls", &args));
        }
        (Verb::Play, ..) => lines.extend(act(voice, &node.text, state, node.seat.map(table::backgammon::checker_of))),
        _ => {}
    }
    if let Some(passed) = state.passed {
        lines.push(words::say(voice.0, "status-pass", &[named(passed.by)]));
    }
    lines.extend(result(voice, game));
    lines
}

/// An action in words.
fn act(voice: Voice, text: &str, state: &Node, by: Option<Checker>) -> Option<String> {
    let name = match text {
        "double" => "tui-doubles",
        "take" => "tui-takes",
        "drop" => "tui-drops",
        "beaver" => "tui-beavers",
        "accept" => "tui-accepts",
        "refuse" => "tui-refuses",
        "roll" => "tui-asks-dice",
        text if text.contains("resigns") => {
            let offer = state.position.resignation?;
            let outcome = voice.t(&format!("tui-outcome-{}", offer.outcome));
            return Some(words::say(voice.0, "tui-resigns", &[named(offer.by), ("outcome", outcome.into())]));
        }
        play => {
            let args = [named(by?), ("play", play.into())];
            return Some(words::say(voice.0, "tui-plays", &args));
        }
    };
    // A double is offered before the cube is turned.
    let turned = if text == "double" { 2 } else { 1 };
    let cube = i64::from(state.position.cube.value()) * turned;
    Some(words::say(voice.0, name, &[named(by?), ("cube", cube.into())]))
}

/// How the game ended, if it has: who won what, and the score.
pub fn result(voice: Voice, game: &Game) -> Vec<String> {
    let Some(node) = game.node() else { return Vec::new() };
    let (Some(award), Some(after)) = (node.position.award(), node.score_after()) else { return Vec::new() };
    let outcome = voice.t(&format!("tui-outcome-{}", award.outcome));
    let args = [named(award.winner), ("points", i64::from(award.points).into()), ("outcome", outcome.into())];
    let mut lines = vec![words::say(voice.0, "tui-wins-game", &args)];
    let points = score_args(after);
    match after.winner() {
        Some(winner) => {
            let [white, black] = points;
            lines.push(words::say(voice.0, "tui-wins-match", &[named(winner), white, black]));
        }
        None => lines.push(words::say(voice.0, "tui-match-score", &points)),
    }
    lines
}

fn score_args(score: Score) -> [(&'static str, Arg); 2] {
    [("white", i64::from(score.points[0]).into()), ("black", i64::from(score.points[1]).into())]
}

/// The score, the cube and the pips.
pub fn score(voice: Voice, game: &Game) -> Vec<String> {
    let Some(node) = game.node() else { return Vec::new() };
    let position = &node.position;
    let score = node.score_after().unwrap_or(position.score);
    let points = score_args(score);
    let board = position.board_of(Checker::White);
    let pips =
        [("white", board.own_pips()), ("black", board.opp_pips())].map(|(name, pips)| (name, i64::from(pips).into()));
    vec![words::say(voice.0, "tui-match-score", &points), cube(voice, game), words::say(voice.0, "tui-pips", &pips)]
}

/// The cube: its value, and whose it is.
pub fn cube(voice: Voice, game: &Game) -> String {
    let Some(node) = game.node() else { return String::new() };
    cube_of(voice, node.position.cube)
}

fn cube_of(voice: Voice, cube: Cube) -> String {
    let owner = cube.owner.map_or("none".to_owned(), |owner| owner.to_string());
    words::say(voice.0, "tui-cube", &[("cube", i64::from(cube.value()).into()), ("side", owner.into())])
}

/// Whose turn it is and what is asked.
pub fn status(voice: Voice, game: &Game) -> String {
    let Some(node) = game.node() else { return String::new() };
    let by = node.position.due().checker();
    let is_typed = game.table.dice() == table::Dice::Typed;
    match game.asked() {
        Asked::Dice if is_typed && by.is_none() => voice.t("tui-ask-first-dice"),
        Asked::Dice if is_typed => voice.t("tui-ask-typed-dice"),
        Asked::DiceOrDouble if is_typed => voice.t("tui-ask-typed-dice-or-double"),
        Asked::NextGame if is_typed => voice.t("tui-ask-next-game-typed"),
        Asked::Dice => voice.t("tui-ask-dice"),
        Asked::DiceOrDouble => voice.t("tui-ask-dice-or-double"),
        Asked::NextGame => voice.t("tui-ask-next-game"),
        Asked::ComputersDice => voice.t("tui-ask-computers-dice"),
        Asked::Double => voice.t("tui-double-offered"),
        Asked::GivingUp => voice.t("tui-give-up"),
        Asked::Resignation => voice.t("tui-resignation-offered"),
        Asked::Over => voice.t("tui-ask-again"),
        Asked::Play => match &game.hand {
            Some(hand) if hand.turn.is_complete() => voice.t("tui-confirm-play"),
            Some(hand) => hand.die().map_or(String::new(), |die| voice.tn("tui-your-move-with", "die", die.pips())),
            None => by.map_or(String::new(), |by| words::say(voice.0, "status-turn", &[named(by)])),
        },
        Asked::Nothing => match by {
            Some(_) if game.is_busy() && !game.is_demonstration() => voice.t("status-thinking"),
            Some(by) => words::say(voice.0, "status-turn", &[named(by)]),
            None => String::new(),
        },
    }
}

/// Where the game stands, for the line mode.
pub fn standing(voice: Voice, game: &Game) -> Vec<String> {
    let Some(node) = game.node() else { return Vec::new() };
    let mut lines = Vec::new();
    if let (Stage::ToPlay(roll), Rules::Play(by)) = (node.position.stage, node.position.due()) {
        let args = [named(by), die("one", roll.high()), die("other", roll.low())];
        lines.push(words::say(voice.0, "tui-to-play", &args));
    } else {
        lines.push(status(voice, game));
    }
    lines
}

/// The points of the board in words, from the side that moves.
pub fn board(voice: Voice, game: &Game) -> Vec<String> {
    let namer = game.namer();
    let mut lines = points(voice, &board_of(game, namer), namer);
    lines.extend(score(voice, game));
    lines
}

/// The points of a board in the view of a side, in words.
pub fn points(voice: Voice, board: &Board, namer: Checker) -> Vec<String> {
    let mut lines = vec![words::say(voice.0, "tui-points-of", &[named(namer)])];
    for point in Point::all() {
        let (own, opp) = (board.own(point), board.opp(point));
        let (by, count) = if own > 0 { (namer, own) } else { (namer.other(), opp) };
        if count > 0 {
            let args = [
                ("point", point.index().into()),
                ("letter", letter(point.index()).to_string().into()),
                ("count", count.into()),
                named(by),
            ];
            lines.push(words::say(voice.0, "tui-point", &args));
        }
    }
    for (by, bar, off) in
        [(namer, board.own(Point::BAR), board.own_off()), (namer.other(), board.opp(Point::BAR), board.opp_off())]
    {
        lines.push(words::say(voice.0, "tui-bar-off", &[named(by), ("bar", bar.into()), ("off", off.into())]));
    }
    lines
}

/// What is played at this score: a match to so many points, or for money.
pub fn length(voice: Voice, score: Score) -> String {
    match score.is_match() {
        true => voice.tn("backgammon-match", "points", score.length),
        false => voice.t("backgammon-money"),
    }
}

/// The score of a match in words.
pub fn points_of(voice: Voice, score: Score) -> String {
    words::say(voice.0, "tui-match-score", &score_args(score))
}

/// What belongs to a position being set up beside its checkers and the score: the turn and the dice, and the cube.
pub fn setup(voice: Voice, editor: &MatchEditor) -> Vec<String> {
    let turn = match editor.roll {
        _ if editor.is_offered => {
            let cube = i64::from(editor.cube.value()) * 2;
            words::say(voice.0, "tui-doubles", &[named(editor.on_roll), ("cube", cube.into())])
        }
        Some(roll) => {
            let args = [named(editor.on_roll), die("one", roll.high()), die("other", roll.low())];
            words::say(voice.0, "tui-to-play", &args)
        }
        None => words::say(voice.0, "tui-to-roll", &[named(editor.on_roll)]),
    };
    let crawford = editor.score.is_crawford.then(|| voice.t("tui-crawford"));
    [turn, cube_of(voice, editor.cube)].into_iter().chain(crawford).collect()
}

/// The board of a side, as the turn in hand has it.
pub fn board_of(game: &Game, side: Checker) -> Board {
    let Some(node) = game.node() else { return Board::START };
    match game.hand.as_ref() {
        Some(hand) if hand.by == side => *hand.turn.board(),
        Some(hand) => hand.turn.board().flipped(),
        None => node.position.board_of(side),
    }
}

/// What was done instead of a play, in a word or two; a play is its own notation.
fn act_in_short(voice: Voice, text: &str) -> String {
    let name = match text {
        "double" | "take" | "drop" | "beaver" | "accept" | "refuse" | "roll" => text,
        text if text.contains("resigns") => {
            let outcome = text.rsplit(' ').next().unwrap_or_default();
            return voice.ts("tui-act-resign", "outcome", &voice.t(&format!("tui-outcome-{outcome}")));
        }
        play => return play.to_owned(),
    };
    voice.t(&format!("tui-act-{name}"))
}

/// Every turn of the game that is shown, each on a line.
pub fn moves(voice: Voice, game: &Game) -> Vec<String> {
    let Some(table) = game.table.backgammon() else { return Vec::new() };
    let Some(number) = game.node().map(|node| node.game) else { return Vec::new() };
    let mut lines: Vec<String> = Vec::new();
    for node in table.line().take_while(|node| node.id <= game.shown() || game.looking.is_none()) {
        if node.state.game != number || node.parent.is_none() {
            continue;
        }
        let initial = |seat| words::say(voice.0, "tui-initial", &[named(table::backgammon::checker_of(seat))]) + " ";
        let by = node.seat.map(initial).unwrap_or_default();
        match node.verb {
            Verb::Roll => lines.push(format!("{by}{}:", node.text)),
            _ => match lines.last_mut().filter(|line| line.ends_with(':') && !node.text.contains("resigns")) {
                Some(line) => line.push_str(&format!(" {}", node.text)),
                None => lines.push(format!("{by}{}", act_in_short(voice, &node.text))),
            },
        }
        if node.id == game.shown() {
            break;
        }
    }
    lines
}
