//! Open Board Format.

use reversi::{Disc, DiscDiff, Goal, Move, Position, Reason, Variant, obf, text};

use crate::data;

const START: &str = "---------------------------OX------XO---------------------------";

#[test]
fn every_line_of_the_collections_reads_and_writes() {
    let mut lines = 0;
    for name in ["ffo.obf", "hard-20.obf", "hard-25.obf", "hard-30.obf", "small-35-unscored.txt"] {
        let Some(text) = data::FILES.borrowed_text(name) else { return };
        let problems = obf::read(&text, Goal::Most).unwrap_or_else(|error| panic!("{name}: {error}"));
        for (problem, line) in problems.iter().zip(text.lines()) {
            let line = line.trim_end();
            let written = obf::write(problem);
            assert!(written == line || written.trim_end_matches(';') == line, "{name}: {line}");
            if name != "small-35-unscored.txt" {
                let legal = problem.setup.position().expect("possible").legal().count();
                assert_eq!(problem.scores.len(), usize::from(legal), "{name}: {line}");
            }
        }
        assert_eq!(problems.len(), text.lines().count(), "{name}");
        lines += problems.len();
    }
    assert_eq!(lines, 494);
}

#[test]
fn lines() {
    let text = format!("% a remark\n\n{START} X; f5:+2; D3 : -4 ;\r\n{START} X\n{START} O;%x % y\n");
    let problems = obf::read(&text, Goal::Most).expect("three lines");
    assert_eq!(problems.len(), 3);
    assert_eq!(problems[0].scores.iter().map(|(_, score)| score.0).collect::<Vec<_>>(), [2, -4]);
    assert_eq!(obf::write(&problems[0]), format!("{START} X; F5:+2; D3:-4;"));
    assert_eq!((problems[2].setup.to_move, problems[2].comment.as_str()), (Disc::White, "x % y"));
    assert_eq!(problems[2].record().comment, "x % y");

    let position = Position::start(Variant::REVERSI_6);
    assert_eq!(obf::write(&position.into()), "--------------OX----XO-------------- X;");
}

#[test]
fn passes_have_scores_too() {
    let line = "OX-------------------------OO------OO--------------------------- X; PS:-64;";
    let problems = obf::read(line, Goal::Most).expect("a pass");
    assert_eq!(problems[0].scores, [(Move::Pass, DiscDiff(-64))]);
    assert_eq!(obf::write(&problems[0]), line);
}

#[test]
fn the_door_reads_the_first_line() {
    let text = format!("{START} O; % one\n{START} X; % two");
    assert_eq!(text::read(&text, Variant::ANTI).expect("a position").game.setup().variant, Variant::ANTI);
    assert_eq!(text::read_all(&text, Variant::REVERSI).expect("two positions").len(), 2);
}

#[test]
fn refusals_name_the_place() {
    let check = |tail: &str, line, column, expect: fn(&Reason) -> bool| {
        let error = obf::read(&format!("% x\n{START}{tail}"), Goal::Most).expect_err(tail);
        assert!(expect(error.reason()), "{error}");
        assert_eq!((error.place().line, error.place().column), (line, column), "{error}");
    };
    check("", 2, 65, |reason| matches!(reason, Reason::NotASide { .. }));
    check(" Q;", 2, 66, |reason| matches!(reason, Reason::NotASide { .. }));
    check("- X;", 2, 1, |reason| matches!(reason, Reason::Board(_)));
    check(" X; F9:+1;", 2, 69, |reason| matches!(reason, Reason::NoSuchSquare(_)));
    check(" X; A1:+1;", 2, 69, |reason| matches!(reason, Reason::Illegal { .. }));
    check(" X; PS:+1;", 2, 69, |reason| matches!(reason, Reason::Illegal { .. }));
    check(" X; F5:+65;", 2, 72, |reason| matches!(reason, Reason::NotAScore { .. }));
    check(" X; F5;", 2, 71, |reason| matches!(reason, Reason::NotAScore { .. }));
}
