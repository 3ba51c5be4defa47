//! What the command line says of itself.

use crate::{err, out, run, volteface};

#[test]
fn help_speaks_both_languages() {
    let french = volteface(&["convert", "--help"]).env("LANG", "fr_FR.UTF-8").output().unwrap();
    assert!(french.status.success());
    for said in [
        "Utilisation\u{a0}: volteface convert",
        "Options\u{a0}:",
        "[au choix\u{a0}: transcript",
        "[par défaut\u{a0}: 8x8]",
    ] {
        assert!(out(&french).contains(said), "{said}: {}", out(&french));
    }
    let english = run(&["--help"]);
    for said in ["Usage: volteface [OPTIONS] [COMMAND]", "Commands:", "Print this help", "[variable: VOLTEFACE_HOME]"] {
        assert!(out(&english).contains(said), "{said}: {}", out(&english));
    }
}

fn check(arguments: &[&str], english: &str, french: &str) {
    for (lang, expect) in [("C", english), ("fr", french)] {
        let output = volteface(arguments).env("LANG", lang).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(err(&output).lines().next().unwrap(), format!("volteface: {expect}"));
        assert_eq!(out(&output), "");
    }
}

#[test]
fn complaints_name_what_is_wrong() {
    check(&["solve"], "<FILE|-> is missing", "il manque <FILE|->");
    check(
        &["solve", "--threads", "0", "a"],
        "“0” is no value of --threads <N>: 1..=1024",
        "«\u{a0}0\u{a0}» n’est pas une valeur de --threads <N>\u{a0}: 1..=1024",
    );
    check(
        &["show", "f5", "--variant", "9x9"],
        "“9x9” is no value of --variant <VARIANT>: 8x8, 6x6, anti, anti6x6",
        "«\u{a0}9x9\u{a0}» n’est pas une valeur de --variant <VARIANT>\u{a0}: 8x8, 6x6, anti, anti6x6",
    );
    check(
        &["analyse", "f5", "--depth", "3", "--nodes", "4"],
        "--depth <PLIES> and --nodes <N> do not go together",
        "--depth <PLIES> et --nodes <N> ne vont pas ensemble",
    );
    check(&["fly"], "there is no command “fly”", "il n’y a pas de commande «\u{a0}fly\u{a0}»");
    check(&["analyse", "f5", "--time"], "--time <SECONDS> needs a value", "--time <SECONDS> demande une valeur");
    check(&["perft", "--deep", "3"], "--deep is not known here", "--deep n’est pas connu ici");
    let guess = run(&["perft", "--deph", "3"]);
    assert!(err(&guess).contains("Did you mean --depth?\nSee volteface perft --help"), "{}", err(&guess));
}
