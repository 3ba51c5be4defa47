//! Backgammon as pages see it.

use backgammon::{Action, Board, Checker, Die, Due, Ending, Hop, Play, Point, Position, Roll, Score, Stage, Turn};
use table::backgammon::{Backgammon, Faces, State, Statistics, Thrown, refusal_reason};
use table::{Node, Reason, Table};
use wire::{
    AwardView, BackgammonView, CubeView, DiceView, FacesView, HopView, NodeView, PairView, PassView, PlayView,
    PositionView, ReachView, ResignationView, ScoreView, SetupView, TurnView,
};

/// What is agreed on.
pub fn setup(table: &Table<Backgammon>) -> SetupView {
    let setup = table.setup();
    let mut words = table.setup_text();
    words.truncate(words.find(' ').unwrap_or_default());
    let rules = setup.start.rules;
    SetupView::Backgammon {
        length: words,
        points: setup.start.score.length,
        dice: super::dice_word(setup.dice).to_owned(),
        cube: rules.cube,
        automatic_doubles: rules.automatic_doubles,
        crawford: rules.crawford,
        jacoby: rules.jacoby,
        beavers: rules.beavers,
    }
}

/// A node and its position.
pub fn node(node: &Node<Backgammon>) -> NodeView {
    NodeView {
        id: node.id,
        parent: node.parent,
        seat: node.seat.map(|seat| seat.to_string()),
        verb: node.parent.map(|_| node.verb.to_string()),
        text: node.text.clone(),
        position: PositionView::Backgammon(Box::new(position(&node.state))),
    }
}

/// A position at a table.
pub fn position(state: &State) -> BackgammonView {
    let position = &state.position;
    let white = position.board_of(Checker::White);
    let due = position.due();
    let to_play = if let Stage::ToPlay(roll) = position.stage { Some(pair(roll)) } else { None };
    BackgammonView {
        number: state.game,
        due: due_word(state).to_owned(),
        by: due.checker().map(|by| by.to_string()),
        board: white.signed().to_vec(),
        off: [white.own_off(), white.opp_off()],
        pips: [white.own_pips(), white.opp_pips()],
        dice: to_play,
        thrown: state.thrown.map(|Thrown(one, other)| [one.pips(), other.pips()]),
        played: state.played.map(|(by, play)| PlayView { by: by.to_string(), hops: hops(&play) }),
        passed: state.passed.map(|passed| PassView { by: passed.by.to_string(), dice: pair(passed.roll) }),
        cube: cube(position),
        may_double: position.may_double() && !state.asked,
        may_beaver: position.beaver_refusal().is_none(),
        dead_cube: position.may_double() && position.is_cube_dead_for(position.on_roll),
        asked: state.asked,
        resignation: position.resignation.filter(|_| !position.is_over()).map(|offer| ResignationView {
            by: offer.by.to_string(),
            outcome: offer.outcome.to_string(),
            points: position.worth(offer.outcome),
        }),
        score: score(&position.score),
        result: award(state),
    }
}

fn due_word(state: &State) -> &'static str {
    match state.position.due() {
        Due::Opening => "opening",
        Due::Roll(_) => "roll",
        Due::Play(_) => "play",
        Due::Double(_) => "double",
        Due::Beaver(_) => "beaver",
        Due::Resignation(_) => "resignation",
        Due::Over(_) if state.goes_on() => "next",
        Due::Over(_) => "over",
    }
}

const fn pair(roll: Roll) -> [u8; 2] {
    [roll.high().pips(), roll.low().pips()]
}

/// The hops of a play.
pub fn hops(play: &Play) -> Vec<HopView> {
    play.hops().iter().map(|hop| hop_view(*hop, None)).collect()
}

fn hop_view(hop: Hop, die: Option<Die>) -> HopView {
    HopView { from: hop.from().index(), to: hop.to().index(), hit: hop.is_hit(), die: die.map(Die::pips) }
}

/// The cube of a position.
pub fn cube(position: &Position) -> CubeView {
    let offered = match position.stage {
        Stage::Doubled => Some(2 * position.cube.value()),
        Stage::Beavered => Some(4 * position.cube.value()),
        _ => None,
    };
    CubeView {
        value: position.cube.value(),
        owner: position.cube.owner.map(|owner| owner.to_string()),
        offered,
        unused: !position.rules.cube,
    }
}

fn score(score: &Score) -> ScoreView {
    ScoreView {
        points: score.points,
        length: score.is_match().then_some(score.length),
        crawford: score.is_crawford,
        post_crawford: score.is_post_crawford(),
    }
}

fn award(state: &State) -> Option<AwardView> {
    let (award, after) = (state.position.award()?, state.score_after()?);
    Some(AwardView {
        winner: award.winner.to_string(),
        outcome: award.outcome.to_string(),
        points: award.points,
        ending: match award.ending {
            Ending::BorneOff => "borne-off",
            Ending::Dropped => "dropped",
            Ending::Resigned => "resigned",
        }
        .to_owned(),
        score: score(&after),
        match_winner: after.winner().map(|winner| winner.to_string()),
    })
}

/// A turn with nothing moved yet, where one is due.
pub fn first_turn(state: &State) -> Option<TurnView> {
    turn(state, &[]).ok()
}

/// A turn so far.
///
/// # Errors
///
/// Why a hop is not allowed, or that no play is due.
pub fn turn(state: &State, parts: &[String]) -> Result<TurnView, Reason> {
    turn_of(&state.position, parts)
}

/// A turn so far, at no table.
///
/// # Errors
///
/// Why a hop is not allowed, or that no play is due.
pub fn turn_of(position: &Position, parts: &[String]) -> Result<TurnView, Reason> {
    let (Stage::ToPlay(roll), Due::Play(by)) = (position.stage, position.due()) else {
        return Err(Reason::new("refusal-no-play-due"));
    };
    let mut turn = Turn::new(position.board, roll);
    for part in parts {
        make(&mut turn, part)?;
    }
    Ok(view(&turn, by))
}

/// Makes a hop: `8/5`, with one die or several, or `8:3`, with this die.
fn make(turn: &mut Turn, part: &str) -> Result<(), Reason> {
    let bad = || Reason::new("refusal-not-a-play").with("text", part.chars().take(12).collect::<String>());
    let place = |name: &str| match name.trim().trim_end_matches('*') {
        "bar" => Some(Point::BAR),
        "off" => Some(Point::OFF),
        number => number.parse().ok().and_then(Point::of_index),
    };
    let refused = |refusal| refusal_reason(refusal);
    if let Some((from, die)) = part.split_once(':') {
        let die = die.parse().ok().and_then(Die::new).ok_or_else(bad)?;
        turn.hop(place(from).ok_or_else(bad)?, die).map_err(refused)?;
        return Ok(());
    }
    let (from, to) = part.split_once('/').ok_or_else(bad)?;
    turn.hop_to(place(from).ok_or_else(bad)?, place(to).ok_or_else(bad)?).map_err(refused)?;
    Ok(())
}

fn view(turn: &Turn, by: Checker) -> TurnView {
    let board = turn.board();
    let white = if by == Checker::White { *board } else { board.flipped() };
    let choices = turn.choices();
    let mut from: Vec<Point> = choices.iter().map(|choice| choice.hop.from()).collect();
    from.dedup();
    let reach = from.into_iter().flat_map(|from| reach(turn, from)).collect();
    let legal = turn.legal();
    TurnView {
        by: by.to_string(),
        hops: turn.hops().map(|hop| hop_view(hop, None)).collect(),
        board: white.signed().to_vec(),
        off: [white.own_off(), white.opp_off()],
        pips: [white.own_pips(), white.opp_pips()],
        dice: turn.dice().into_iter().map(Die::pips).collect(),
        choices: choices.iter().map(|choice| hop_view(choice.hop, Some(choice.die))).collect(),
        reach,
        play: turn.play().ok().map(|play| Action::Play(play).to_string()),
        plays: turn.completions().len() as u32,
        forced: (legal.len() == 1).then(|| legal.as_slice()[0].play.to_string()),
        bear_off: bear_off(turn),
    }
}

/// Where a checker may go, and how: the way that the rules take.
fn reach(turn: &Turn, from: Point) -> Vec<ReachView> {
    let way = |to: Point| {
        let mut after = turn.clone();
        after.hop_to(from, to).ok()?;
        let made = turn.hops().count();
        Some(after.hops().skip(made).map(|hop| hop_view(hop, None)).collect())
    };
    let reach = turn.reach(from).into_iter();
    reach
        .filter_map(|reach| Some(ReachView { from: from.index(), to: reach.to.index(), hops: way(reach.to)? }))
        .collect()
}

/// In a race with all checkers home: the play that bears off most, and of several the one that leaves the fewest gaps.
fn bear_off(turn: &Turn) -> Option<String> {
    let start = turn.start();
    if !start.is_race() || !start.is_all_home() {
        return None;
    }
    let gaps = |board: &Board| {
        let first = board.rearmost().map_or(0, |rear| rear.index());
        (1..first).filter(|&at| Point::of_index(at).is_some_and(|point| board.own(point) == 0)).count()
    };
    let best = turn
        .legal()
        .iter()
        .max_by_key(|candidate| (candidate.result.own_off(), std::cmp::Reverse(gaps(&candidate.result))))?;
    (best.result.own_off() > start.own_off()).then(|| best.play.to_string())
}

/// The dice of a line in numbers.
pub fn dice(statistics: &Statistics) -> DiceView {
    DiceView { sides: statistics.sides.map(|faces| faces_view(&faces)) }
}

fn faces_view(faces: &Faces) -> FacesView {
    let rolls = f64::from(faces.rolls);
    FacesView {
        sample: faces.sample(),
        counts: faces.dice,
        expected: f64::from(faces.sample()) / 6.0,
        rolls: faces.rolls,
        doublets: faces.doublets(),
        expected_doublets: rolls / 6.0,
        pips: faces.pips(),
        expected_pips: rolls * 49.0 / 6.0,
        pairs: Roll::ALL
            .into_iter()
            .map(|roll| PairView {
                roll: roll.to_string(),
                count: faces.pairs[usize::from(roll.high().pips()) - 1][usize::from(roll.low().pips()) - 1],
                expected: rolls * f64::from(roll.chances()) / 36.0,
            })
            .collect(),
    }
}
