//! Between a table's lines and the records of matches.

use backgammon::{Action, Die, Game, Match, Person};

use super::{Act, Backgammon, Length, Setup, Thrown};
use crate::{About, Dice, Node, Referee, Table, Verb};

/// The line from the start to a node of the tree, as a match for the file formats; `None` when there is no such node.
///
/// # Panics
///
/// Never: a table holds only what its referee allowed.
pub fn match_to(table: &Table<Backgammon>, id: u64) -> Option<Match> {
    let mut line: Vec<&Node<Backgammon>> = vec![table.node(id)?];
    while let Some(parent) = line[line.len() - 1].parent {
        line.push(table.node(parent)?);
    }
    let start = table.setup().start;
    let mut record = Match::new(start.score.length, start.rules);
    record.games.push(Game::from_setup(start).expect("a checked set-up is a position"));
    for pair in line.windows(2).rev() {
        let (node, before) = (pair[0], pair[1]);
        if node.state.game != before.state.game {
            let score = before.state.score_after().expect("a game follows one that is over");
            record.games.push(Game::new(start.rules, score));
        }
        let game = record.games.last_mut().expect("there is a game");
        if let Some(action) = action(node, before) {
            game.act(action).expect("a table's line is legal");
        }
    }
    Some(record)
}

/// What a node did, in the rules' own terms; nothing for what concerns the table alone.
fn action(node: &Node<Backgammon>, before: &Node<Backgammon>) -> Option<Action> {
    if let (Verb::Roll, Some(Thrown(white, black))) = (node.verb, node.state.thrown) {
        let is_first = node.seat.is_none();
        return Some(if is_first {
            Action::Opening { white, black }
        } else {
            Action::Roll(backgammon::Roll::new(white, black))
        });
    }
    match Backgammon::read_action(&before.state, &node.text) {
        Ok(Act::Game(action)) => Some(action),
        Ok(Act::Ask) | Err(_) => None,
    }
}

/// The same with what the games tell of themselves, or else what is told `otherwise`.
pub fn record_to(table: &Table<Backgammon>, id: u64, otherwise: &About) -> Option<Match> {
    let mut record = match_to(table, id)?;
    let About { names, ratings, event, place, date, comment, .. } = table.about().or(otherwise).clone();
    let [white, black] = names;
    let [white_rating, black_rating] = ratings;
    record.white = Person { name: white, rating: white_rating };
    record.black = Person { name: black, rating: black_rating };
    (record.event, record.place, record.date, record.comment) = (event, place, date, comment);
    Some(record)
}

/// What a match tells of itself beside its games. How they ended, their entries say.
pub fn about(record: &Match) -> About {
    let Match { white, black, event, place, date, comment, .. } = record;
    About {
        names: [white.name.clone(), black.name.clone()],
        ratings: [white.rating.clone(), black.rating.clone()],
        event: event.clone(),
        place: place.clone(),
        date: date.clone(),
        comment: comment.clone(),
        ..About::default()
    }
}

/// Games of a match that follow each other, as a table can play them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// What the first of them started from.
    pub setup: Setup,
    /// What was done, in a table's verbs and notation.
    pub entries: Vec<(Verb, String)>,
}

/// A match as tables can play it. Games that do not follow each other, because one between them is missing or was set up,
/// lie at tables of their own.
pub fn played(record: &Match, dice: Dice) -> Vec<Played> {
    let mut tables: Vec<Played> = Vec::new();
    let mut before: Option<&Game> = None;
    for game in &record.games {
        let follows = before.is_some_and(|before| {
            let score = before.award().map(|award| before.start().score.after(&award, &before.start().rules));
            let next = score.map(|score| backgammon::Setup::standard(before.start().rules, score));
            next == Some(*game.setup())
        });
        if !follows {
            let start = *game.setup();
            let length = match (start.score.is_match(), record.games.len()) {
                (true, _) => Length::Match,
                (false, 1) => Length::Single,
                (false, _) => Length::Money,
            };
            tables.push(Played { setup: Setup { start, dice, length }, entries: Vec::new() });
        }
        let table = tables.last_mut().expect("there is a table");
        table.entries.extend(game.entries().iter().filter_map(|entry| written(&entry.action)));
        before = Some(game);
    }
    tables
}

/// An action as a table's entry. A turn that passes is none: the referee sees to that.
fn written(action: &Action) -> Option<(Verb, String)> {
    let die = |die: &Die| die.to_string();
    Some(match action {
        Action::Opening { white, black } => (Verb::Roll, format!("{}-{}", die(white), die(black))),
        Action::Roll(roll) => (Verb::Roll, roll.to_string()),
        Action::Play(play) if play.is_empty() => return None,
        action => (Verb::Play, action.to_string()),
    })
}
