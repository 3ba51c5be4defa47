//! What games tell of themselves.

use reversi::Variant;
use table::{About, AnyTable, Entry, Hand, Verb};

/// A table of Reversi at which this was played and told.
fn table(entries: &[(Verb, String)]) -> AnyTable {
    let mut table = crate::table("person, person");
    for (verb, text) in entries {
        let entry = table.propose(Hand::Record, *verb, text).unwrap().at(table.seq() + 1, 0);
        table.push(&entry).unwrap();
    }
    table
}

fn pasted(text: &str) -> Vec<(Verb, String)> {
    let record = reversi::text::read(text, Variant::REVERSI).unwrap();
    let size = record.game.setup().variant.size;
    let moves = record.game.squares().map(|square| (Verb::Play, size.name(square).to_string()));
    moves.chain(table::reversi::about(&record).entry()).collect()
}

#[test]
fn what_a_file_tells_comes_back() {
    let text = "(;GM[2]FF[4]SZ[8]PB[Ada]PW[Bob]EV[Spring open]DT[1843-09-05]RE[W+R];B[fe];W[df])";
    let table = table(&pasted(text));
    let table = table.reversi().unwrap();
    let otherwise = About { place: "elsewhere".to_owned(), ..About::default() };
    let written = reversi::sgf::write(&table::reversi::record_to(table, table.current().id, &otherwise).unwrap());
    for part in ["PB[Ada]", "PW[Bob]", "EV[Spring open]", "DT[1843-09-05]", "RE[W+R]"] {
        assert!(written.contains(part), "{part} in {written}");
    }
    // Nobody had given up a move earlier.
    let earlier = table::reversi::record_to(table, 1, &otherwise).unwrap();
    assert_eq!((earlier.outcome, earlier.black.name.as_str()), (None, "Ada"));
    // Nothing is told of a place, and nothing invented.
    assert_eq!(earlier.place, "");
}

#[test]
fn a_game_that_tells_nothing_is_told_of_otherwise() {
    let table = table(&pasted("f5d6"));
    assert!(table.about().is_empty());
    let otherwise = About { names: ["You".to_owned(), "Volteface 5".to_owned()], ..About::default() };
    let record = table::reversi::record_to(table.reversi().unwrap(), 2, &otherwise).unwrap();
    assert_eq!(record.white.name, "Volteface 5");
}

#[test]
fn what_is_told_is_an_entry_like_any_other() {
    let mut table = table(&[]);
    let entry = |seq, text: &str| Entry { seq, at: 0, seat: None, verb: Verb::About, text: text.to_owned() };
    table.push(&entry(1, "first=Ada")).unwrap();
    table.push(&entry(2, "second=Bob\tcomment=a = b")).unwrap();
    assert_eq!((table.seq(), table.current(), table.about().names.clone()), (2, 0, [String::new(), "Bob".to_owned()]));
    assert_eq!(table.about().comment, "a = b");
    for bad in ["first", "third=Eve"] {
        assert!(table.propose(Hand::Record, Verb::About, bad).is_err(), "{bad}");
        assert!(table.push(&entry(3, bad)).is_err(), "{bad}");
    }
    let draft = table.propose(Hand::Record, Verb::About, "second=\tfirst=Ada\u{7}").unwrap();
    assert_eq!(draft.text, "first=Ada ");
}
