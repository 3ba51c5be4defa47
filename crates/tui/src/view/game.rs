//! What stands around the board during a game.

use backgammon::Checker;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use reversi::Disc;
use table::Due;
use table::backgammon::seat_of;
use table::reversi::disc_of;

use super::layout::Places;
use super::paint::{put, width, wrap};
use super::points;
use super::theme::{Role, Theme};
use crate::card;
use crate::classic::Asked;
use crate::commentary;
use crate::game::Game;
use crate::list;
use crate::look::Look;
use crate::state::{Layer, State};
use crate::tell;

/// The sign of a side: its disc.
pub fn sign(disc: Disc, look: Look) -> &'static str {
    match (disc, look.ascii) {
        (Disc::Black, true) => "X",
        (Disc::White, true) => "O",
        (Disc::Black, false) => "●",
        (Disc::White, false) => "○",
    }
}

/// The line at the top: what is played, and the score.
pub fn title(state: &State, buf: &mut Buffer, places: &Places, theme: &Theme) {
    let voice = state.voice();
    let style = theme.style(Role::Title);
    buf.set_style(places.title, style);
    let variant = match (&state.game, state.top()) {
        (_, Some(Layer::Editor(editor))) => card::variant(voice, editor.variant()),
        (_, Some(Layer::Match(editor))) => commentary::length(voice, editor.score),
        (Some(game), _) if !game.is_reversi() => commentary::what(voice, game),
        (Some(game), _) => card::variant(voice, game.reversi().setup().variant()),
        (None, _) if state.choice.backgammon => voice.t("variant-backgammon"),
        (None, _) => card::variant(voice, state.choice.variant),
    };
    let of_match = |scored: &dyn Fn(Checker) -> u32| {
        let points = |checker| format!("{} {}", points::sign(checker, state.look, false), scored(checker));
        [Checker::White, Checker::Black].map(points).join("  ")
    };
    let edited = match state.top() {
        Some(Layer::Match(editor)) => Some(of_match(&|checker| editor.score.of(checker))),
        _ => None,
    };
    let played = state.game.as_ref().map(|game| {
        if !game.is_reversi() {
            return of_match(&|checker| scored(game, checker));
        }
        let count = |disc| game.state().position.board.count(disc);
        Disc::BOTH.map(|disc| format!("{} {}", sign(disc, state.look), count(disc))).join("  ")
    });
    let score = edited.or(played).unwrap_or_default();
    let name = format!("Volteface · {variant}");
    let room = places.title.width.saturating_sub(2 + width(&score));
    let name = if width(&name) + 1 > room { variant } else { name };
    put(buf, places.title, 1, 0, &name, style);
    let right = places.title.width.saturating_sub(width(&score) + 1);
    put(buf, places.title, right, 0, &score, style);
}

/// The panel: score, turn and moves.
pub fn panel(state: &State, buf: &mut Buffer, places: &Places, theme: &Theme) {
    let (Some(area), Some(game)) = (places.panel, &state.game) else { return };
    if !game.is_reversi() {
        return match_panel(state, game, buf, area, theme);
    }
    let voice = state.voice();
    let text = theme.style(Role::Text);
    let mut row = 0;
    for disc in Disc::BOTH {
        let is_due = game.due() == Due::Seat(list::seat(disc));
        let style = theme.style(if is_due { Role::Strong } else { Role::Text });
        let pointer = match (is_due, state.look.ascii) {
            (false, _) => " ",
            (true, false) => "▸",
            (true, true) => ">",
        };
        let who = list::occupant(voice, game.table.occupants().at(list::seat(disc)));
        let count = counted(game, disc).to_string();
        let name = format!("{pointer} {} {} · {who}", sign(disc, state.look), list::side(voice, disc));
        put(buf, area, 0, row, &name, style);
        put(buf, area, area.width.saturating_sub(width(&count) + 1), row, &count, theme.style(Role::Strong));
        row += 1;
    }
    row += 1;
    for line in wrap(&status(state, game), area.width) {
        put(buf, area, 0, row, &line, text);
        row += 1;
    }
    row += 1;
    let rest = Rect { y: area.y + row.min(area.height), height: area.height.saturating_sub(row), ..area };
    moves(state, game, buf, rest, theme);
}

/// The points of a side in a match, those of the game that has just ended included.
fn scored(game: &Game, checker: Checker) -> u32 {
    game.node().map_or(0, |node| node.score_after().unwrap_or(node.position.score).of(checker))
}

/// The panel of Backgammon: score, cube, pips, turn and plays.
fn match_panel(state: &State, game: &Game, buf: &mut Buffer, area: Rect, theme: &Theme) {
    let voice = state.voice();
    let Some(node) = game.node() else { return };
    let due = game.due().seat();
    let mut row = 0;
    for checker in [Checker::White, Checker::Black] {
        let is_due = due == Some(seat_of(checker));
        let style = theme.style(if is_due { Role::Strong } else { Role::Text });
        let pointer = if is_due { pointer(state.look) } else { " " };
        let who = list::occupant(voice, game.table.occupants().at(seat_of(checker)));
        let name = commentary::side(voice, checker);
        let name = format!("{pointer} {} {name} · {who}", points::sign(checker, state.look, false));
        put(buf, area, 0, row, &name, style);
        let points = scored(game, checker).to_string();
        put(buf, area, area.width.saturating_sub(width(&points) + 1), row, &points, theme.style(Role::Strong));
        row += 1;
    }
    let board = commentary::board_of(game, Checker::White);
    let pips =
        [("white", board.own_pips()), ("black", board.opp_pips())].map(|(name, pips)| (name, i64::from(pips).into()));
    let crawford = node.position.score.is_crawford.then(|| voice.t("tui-crawford"));
    let number = voice.tn("tui-game-number", "number", i64::from(node.game));
    let lines = [number, commentary::cube(voice, game), words::say(state.lang, "tui-pips", &pips)];
    for line in lines.into_iter().chain(crawford) {
        put(buf, area, 0, row, &line, theme.style(Role::Quiet));
        row += 1;
    }
    row += 1;
    for line in wrap(&status(state, game), area.width) {
        put(buf, area, 0, row, &line, theme.style(Role::Strong));
        row += 1;
    }
    row += 1;
    let plays = commentary::moves(voice, game);
    let rows = usize::from(area.height.saturating_sub(row));
    for line in plays.iter().skip(plays.len().saturating_sub(rows)) {
        put(buf, area, 0, row, line, theme.style(Role::Text));
        row += 1;
    }
}

/// The sign before the side to move.
const fn pointer(look: Look) -> &'static str {
    if look.ascii { ">" } else { "▸" }
}

/// The count of a side: as the discs lie, and at the end as the rules count.
fn counted(game: &Game, disc: Disc) -> u8 {
    let position = &game.state().position;
    position.score().map_or(position.board.count(disc), |score| score.count(disc))
}

/// Whose turn it is, or what is looked at.
fn status(state: &State, game: &Game) -> String {
    let voice = state.voice();
    if game.looking.is_some() {
        let args = [("ply", game.ply().into()), ("plies", game.plies().into())];
        return words::say(state.lang, "tui-looking", &args);
    }
    if !game.is_reversi() {
        return commentary::status(voice, game);
    }
    match game.thinking.filter(|_| game.is_busy()) {
        Some(thinking) if thinking.depth > 0 && !game.is_demonstration() => {
            voice.tn("status-thinking-depth", "depth", thinking.depth)
        }
        _ => tell::turn(voice, game),
    }
}

/// The moves so far; the one that is shown stands out.
fn moves(state: &State, game: &Game, buf: &mut Buffer, area: Rect, theme: &Theme) {
    let voice = state.voice();
    put(buf, area, 0, 0, &voice.t("play-moves"), theme.style(Role::Strong));
    let listed = game.moves();
    let shown = game.ply();
    let column = 8;
    let columns = usize::from((area.width / column).max(1));
    let columns = if columns >= 4 { 4 } else { columns };
    let rows = usize::from(area.height.saturating_sub(1));
    let last = listed.len().div_ceil(columns);
    let at = shown.max(1).div_ceil(columns);
    let top = at.saturating_sub(rows).min(last.saturating_sub(rows));
    for (number, it) in (1..).zip(&listed) {
        let (line, place): (usize, usize) = ((number - 1) / columns, (number - 1) % columns);
        if line < top || line >= top + rows {
            continue;
        }
        let style = match () {
            () if number == shown => theme.style(Role::Chosen),
            () if number > shown => theme.style(Role::Quiet),
            () => theme.style(Role::Text),
        };
        let passed = if it.passed.is_some() { "-" } else { "" };
        let text = format!("{number:>2} {}{passed}", it.name);
        let row = (line - top + 1) as u16;
        put(buf, area, place as u16 * column, row, &text, style);
    }
}

/// What was told last.
pub fn message(state: &State, buf: &mut Buffer, places: &Places, theme: &Theme) {
    let voice = state.voice();
    let area = places.message;
    let mut lines: Vec<(String, Style)> = Vec::new();
    for said in &state.message {
        let style = theme.style(if said.is_refusal() { Role::Refusal } else { Role::Text });
        lines.extend(wrap(&said.text(voice), area.width).into_iter().map(|line| (line, style)));
    }
    let is_first = state.game.is_none() && state.layers.is_empty();
    if lines.is_empty() && is_first {
        let quiet = theme.style(Role::Quiet);
        if let Some(latest) = &state.latest {
            let text = format!("{} · {}", voice.t("home-resume"), latest.line(voice));
            lines.extend(wrap(&text, area.width).into_iter().map(|line| (line, quiet)));
        }
        lines.extend(wrap(&voice.t("tui-patience"), area.width).into_iter().map(|line| (line, quiet)));
    }
    if lines.is_empty()
        && places.panel.is_none()
        && state.layers.is_empty()
        && let Some(game) = &state.game
    {
        lines.push((status(state, game), theme.style(Role::Text)));
    }
    // The last lines matter most.
    let extra = lines.len().saturating_sub(usize::from(area.height));
    for (row, (line, style)) in (0..area.height).zip(lines.into_iter().skip(extra)) {
        put(buf, area, 0, row, &line, style);
    }
}

/// Where one types, and the keys that matter now.
pub fn prompt(state: &State, frame: &mut Frame, places: &Places, theme: &Theme) {
    let voice = state.voice();
    let area = places.prompt;
    let (left, typed, hint) = match (state.top(), &state.game) {
        (Some(Layer::Ask(ask)), _) => (state.question(ask.what), Some(ask.typed.clone()), String::new()),
        (Some(Layer::Editor(editor)), _) => (String::new(), Some(editor.typed.clone()), voice.t("tui-keys-editor")),
        (Some(Layer::Match(editor)), _) => {
            (String::new(), Some(editor.typed.clone()), voice.t("tui-keys-match-editor"))
        }
        (Some(Layer::Help(_)), _) => (String::new(), None, voice.t("tui-keys-help")),
        (Some(Layer::List(list)), _) => {
            let keys = if list.kind == list::Kind::Games { "tui-keys-games" } else { "tui-keys-list" };
            (String::new(), Some(list.digits.clone()), voice.t(keys))
        }
        (None, None) => (String::new(), Some(state.first.digits.clone()), voice.t("tui-keys-first")),
        (None, Some(game)) => game_prompt(state, game),
    };
    let mut column = 0;
    let prompt = if state.look.ascii { "> " } else { "▸ " };
    if !left.is_empty() {
        put(frame.buffer_mut(), area, 0, 0, &left, theme.style(Role::Text));
        column = width(&left) + 1;
    }
    if let Some(typed) = typed {
        put(frame.buffer_mut(), area, column, 0, prompt, theme.style(Role::Strong));
        column += 2;
        // A long text shows its end.
        let room = usize::from(area.width.saturating_sub(column + 1));
        let extra = typed.chars().count().saturating_sub(room);
        let shown: String = typed.chars().skip(extra).collect();
        put(frame.buffer_mut(), area, column, 0, &shown, theme.style(Role::Strong));
        column += width(&shown);
        if column < area.width {
            frame.set_cursor_position((area.x + column, area.y));
        }
    }
    let right = area.width.saturating_sub(width(&hint));
    if right > column + 1 {
        put(frame.buffer_mut(), area, right, 0, &hint, theme.style(Role::Quiet));
    }
}

/// The prompt of a game: what is typed, and what Enter would do.
fn game_prompt(state: &State, game: &Game) -> (String, Option<String>, String) {
    let voice = state.voice();
    if !game.is_reversi() {
        let hint = match game.asked() {
            _ if !game.kept && game.is_demonstration() => "tui-keys-demonstration",
            _ if game.example => "tui-keys-example",
            _ if game.looking.is_some() => "tui-keys-looking",
            Asked::Dice => "tui-keys-dice",
            Asked::DiceOrDouble => "tui-keys-dice-or-double",
            Asked::NextGame | Asked::Over => "tui-keys-yes-no",
            Asked::ComputersDice => "tui-keys-typed-dice",
            Asked::Play => "tui-keys-play",
            Asked::Double | Asked::GivingUp | Asked::Resignation => "tui-keys-answer",
            Asked::Nothing => "tui-keys-thinking",
        };
        let typed_dice = matches!(game.asked(), Asked::Dice | Asked::DiceOrDouble | Asked::NextGame)
            && game.table.dice() == table::Dice::Typed;
        if let (Asked::Play, Some(place), Some(hand)) = (game.asked(), game.place, &game.hand)
            && !hand.turn.is_complete()
        {
            let point = match place.number() {
                25 => voice.t("tui-bar"),
                _ => game.letter_of(place).to_string(),
            };
            return (String::new(), Some(game.typed.clone()), voice.ts("tui-keys-place", "point", &point));
        }
        let hint = voice.t(if typed_dice { "tui-keys-typed-dice" } else { hint });
        return (String::new(), Some(game.typed.clone()), hint);
    }
    let size = game.state().position.size();
    let hint = match () {
        () if game.pass.is_some() => voice.t("tui-keys-pass"),
        () if !game.kept && game.is_demonstration() => voice.t("tui-keys-demonstration"),
        () if game.example => voice.t("tui-keys-example"),
        () if game.is_busy() => voice.t("tui-keys-thinking"),
        () if game.cursor.armed => voice.ts("tui-keys-cursor", "square", &size.name(game.cursor.square).to_string()),
        () if game.looking.is_some() => voice.t("tui-keys-looking"),
        () => voice.t("tui-keys-game"),
    };
    let left = match game.due() {
        Due::Seat(seat) if game.is_person(seat) => list::side(voice, disc_of(seat)),
        _ => String::new(),
    };
    (left, Some(game.typed.clone()), hint)
}
