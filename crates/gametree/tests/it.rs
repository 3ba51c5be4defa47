//! Trees that are whole, and where the others are torn.

use gametree::{Torn, find, find_start, main_line, one_line, value, write};

fn check(text: &str, torn: Option<Torn>) {
    let found = main_line(text, 0);
    assert_eq!(found.as_ref().err(), torn.as_ref(), "{text}");
    assert!(found.is_err() || found.is_ok_and(|line| line.end == text.len()), "{text}");
}

#[test]
fn whole_and_torn() {
    check("(;A[x])", None);
    check("( ; A [x]\n[y] )", None);
    check(r"(;A[\]])", None);
    check("(;A[(;B])", None);
    check("(;A[x]", Some(Torn::Unclosed { at: 6, opener: '(' }));
    check("(;A[x", Some(Torn::Unclosed { at: 3, opener: '[' }));
    check(r"(;A[x\]", Some(Torn::Unclosed { at: 3, opener: '[' }));
    check(r"(;A[x\", Some(Torn::Unclosed { at: 3, opener: '[' }));
    check("(;A)", Some(Torn::Unexpected { at: 2 }));
    check("(;A", Some(Torn::Unexpected { at: 2 }));
    check("(;é[x])", Some(Torn::Unexpected { at: 2 }));
    check(&"(;A[x]".repeat(100_000), Some(Torn::Unclosed { at: 600_000, opener: '(' }));
}

#[test]
fn only_the_first_branch_is_read() {
    let line = main_line("(;A[1](;B[2](;C[3])(;C[4]))(;B[5]))", 0).unwrap();
    let values: Vec<_> = line.properties.iter().map(|property| property.value.raw).collect();
    assert_eq!((values, line.variations), (vec!["1", "2", "3"], 2));
    assert_eq!(find(&line.properties, "C").map(|value| value.at), Some(16));
    assert_eq!(find(&line.properties, "D"), None);
}

#[test]
fn starts() {
    assert_eq!(find_start("(a) ( ;A[x])", 0), Some(4));
    assert_eq!(find_start("(;A[x])(;B[y])", 1), Some(7));
    assert_eq!(find_start("(a)", 0), None);
}

#[test]
fn what_is_written_is_read() {
    for text in ["Ada", "a]b", r"a\b", r"a\", "(;", "(", "é;ü"] {
        let mut out = String::new();
        write(&mut out, "K", text);
        assert_eq!(value(&out, 1, Some("(;")).unwrap().0.line(), one_line(text), "{out}");
    }
}
