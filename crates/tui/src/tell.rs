//! A game in words, for those who hear it or read it line by line.

use reversi::{Disc, Goal, Size, Square};
use table::reversi::disc_of;
use table::{Due, Occupant};

use crate::card;
use crate::game::Game;
use crate::list;
use crate::voice::Voice;

fn side(disc: Disc) -> (&'static str, table::Arg) {
    ("side", disc.to_string().into())
}

/// What is played and by whom.
pub fn game(voice: Voice, game: &Game) -> String {
    let variant = card::variant(voice, game.reversi().setup().variant());
    format!("{variant}. {}", seats(voice, game))
}

/// Who plays which side.
pub fn seats(voice: Voice, game: &Game) -> String {
    let seats = Disc::BOTH.map(|disc| {
        let who = list::occupant(voice, game.table.occupants().at(list::seat(disc)));
        words::say(voice.0, "tui-seat", &[("side", list::side(voice, disc).into()), ("who", who.into())])
    });
    seats.join(" ")
}

/// The last move of the state that is shown.
pub fn last_move(voice: Voice, game: &Game) -> Option<String> {
    let state = game.state();
    let played = state.played?;
    let by = state.position.board.get(played)?;
    let square = state.position.size().name(played).to_string();
    let args = [side(by), ("square", square.into()), ("count", state.flipped.count().into())];
    Some(words::say(voice.0, "say-move", &args))
}

/// The score as the discs lie.
pub fn score(voice: Voice, game: &Game) -> String {
    let board = game.state().position.board;
    let args = [("black", board.count(Disc::Black).into()), ("white", board.count(Disc::White).into())];
    words::say(voice.0, "tui-score", &args)
}

/// The legal squares.
pub fn legal(voice: Voice, game: &Game) -> String {
    let position = &game.state().position;
    let names: Vec<String> = position.legal().iter().map(|at| position.size().name(at).to_string()).collect();
    match names.is_empty() {
        true => voice.t("tui-legal-none"),
        false => voice.ts("tui-legal", "squares", &names.join(", ")),
    }
}

/// Whose turn it is.
pub fn turn(voice: Voice, game: &Game) -> String {
    match game.due() {
        Due::Seat(seat) => {
            let disc = disc_of(seat);
            let people = table::Seat::BOTH.into_iter().filter(|&seat| game.is_person(seat)).count();
            let name = match game.table.occupants().at(seat) {
                Occupant::Person if people == 1 => "status-your-turn",
                Occupant::Computer(_) if people == 0 => "status-demo",
                Occupant::Computer(_) => return voice.t("status-thinking"),
                Occupant::Person => "status-turn",
            };
            words::say(voice.0, name, &[side(disc)])
        }
        Due::Dice { .. } => String::new(),
        Due::Over(_) => voice.t("status-over"),
    }
}

/// How the game ended, if it has.
pub fn result(voice: Voice, game: &Game) -> Vec<String> {
    let position = &game.state().position;
    let Some(score) = position.score() else { return Vec::new() };
    let empties = position.empty().count();
    let people: Vec<Disc> = Disc::BOTH.into_iter().filter(|&disc| game.is_person(list::seat(disc))).collect();
    let counts = [("black", score.black.into()), ("white", score.white.into())];
    let headline = match (score.winner, people.as_slice()) {
        (None, _) => words::say(voice.0, "over-draw", &counts),
        (Some(winner), &[person]) => {
            let name = if winner == person { "over-you-win" } else { "over-you-lose" };
            let args = [("own", score.count(person).into()), ("other", score.count(!person).into())];
            words::say(voice.0, name, &args)
        }
        (Some(winner), _) => {
            let [black, white] = counts;
            words::say(voice.0, "over-wins", &[side(winner), black, white])
        }
    };
    let counted = match (position.variant.goal, score.winner) {
        (Goal::Fewest, _) => "over-empties-anti",
        (Goal::Most, None) if empties > 0 => "over-empties-split",
        (Goal::Most, _) => "over-empties",
    };
    let mut lines = vec![headline, voice.tn(counted, "empties", empties)];
    if empties > 0 {
        let discs = Disc::BOTH.map(|disc| position.board.count(disc));
        let args = [("black", discs[0].into()), ("white", discs[1].into())];
        lines.push(words::say(voice.0, "over-discs", &args));
    }
    lines
}

/// Where the game stands: the score, and whose turn it is and where, or the result.
pub fn standing(voice: Voice, game: &Game) -> Vec<String> {
    let over = result(voice, game);
    if !over.is_empty() {
        return over;
    }
    let mut lines = vec![score(voice, game), turn(voice, game)];
    if matches!(game.due(), Due::Seat(seat) if game.is_person(seat) || game.looking.is_some()) {
        lines.push(legal(voice, game));
    }
    lines
}

/// A row of the board in words: which squares hold what.
fn row(voice: Voice, size: Size, board: reversi::Board, rank: u8) -> String {
    let squares: Vec<Square> = (0..size.side()).filter_map(|file| size.at(file, rank)).collect();
    let discs = squares.iter().filter_map(|&square| {
        let name = match board.get(square)? {
            Disc::Black => "square-black",
            Disc::White => "square-white",
        };
        Some(voice.ts(name, "square", &size.name(square).to_string()))
    });
    let discs: Vec<String> = discs.collect();
    let what = if discs.is_empty() { voice.t("tui-row-empty") } else { discs.join("; ") };
    words::say(voice.0, "tui-row", &[("row", (rank + 1).into()), ("what", what.into())])
}

/// The board in words, row by row.
pub fn board(voice: Voice, size: Size, board: reversi::Board) -> Vec<String> {
    (0..size.side()).map(|rank| row(voice, size, board, rank)).collect()
}

/// The board as a drawing of letters: `X` black, `O` white, `.` legal, `-` empty.
pub fn drawing(size: Size, board: reversi::Board, legal: reversi::Bitboard) -> Vec<String> {
    let letters: String = (0..size.side()).map(|file| format!(" {}", char::from(b'a' + file))).collect();
    let mut lines = vec![format!(" {letters}")];
    for rank in 0..size.side() {
        let signs = (0..size.side()).filter_map(|file| size.at(file, rank)).map(|square| match board.get(square) {
            Some(disc) => disc.letter(),
            None if legal.has(square) => '.',
            None => '-',
        });
        let row: String = signs.map(|sign| format!(" {sign}")).collect();
        lines.push(format!("{}{row}", rank + 1));
    }
    lines
}

/// The moves so far, with their numbers.
pub fn moves(voice: Voice, game: &Game) -> String {
    let shown = game.ply();
    let moves: Vec<String> = (1..)
        .zip(game.moves())
        .take(shown)
        .map(|(ply, listed): (usize, _)| {
            let args = [side(listed.by), ("ply", ply.into()), ("square", listed.name.as_str().into())];
            let mut text = words::say(voice.0, "move-label", &args);
            if let Some(disc) = listed.passed {
                text.push_str(&format!("; {}", words::say(voice.0, "tui-passed", &[side(disc)])));
            }
            text
        })
        .collect();
    match moves.is_empty() {
        true => voice.tn("say-position", "ply", 0),
        false => moves.join(". ") + ".",
    }
}
