//! The catalogue has a sentence for everything that is said here.

use tui::editor::EDITS;
use tui::voice::Voice;
use words::Lang;

#[test]
fn names_that_are_put_together_are_in_the_catalogue() {
    for lang in Lang::ALL {
        let names = words::names(lang);
        for command in tui::command::COMMANDS {
            for kind in ["do", "word"] {
                let name = format!("tui-{kind}-{}", command.name);
                assert!(names.contains(&name), "{name}");
            }
        }
        for (_, name, keys) in EDITS {
            assert!(names.contains(&format!("tui-edit-{name}")) && names.contains(&format!("tui-edit-word-{name}")));
            assert!(keys.iter().all(|key| !key.name(Voice(lang)).contains('{')));
        }
        for (_, name, keys) in tui::match_editor::EDITS {
            assert!(names.contains(&format!("tui-set-{name}")) && names.contains(&format!("tui-set-word-{name}")));
            assert!(keys.iter().all(|key| !key.name(Voice(lang)).contains('{')));
        }
        for key in tui::classic::KEYS {
            assert!(names.contains(&format!("tui-classic-{}", key.name)));
        }
        for who in ["black", "white", "both", "none"] {
            assert!(names.contains(&format!("tui-take-{who}")));
        }
        for variant in reversi::Variant::PLAYED {
            assert!(names.contains(&format!("variant-{variant}")));
        }
        assert!((0..=60).all(|ply| names.contains(&format!("example-{ply}"))));
        assert!((0..=45).all(|number| names.contains(&format!("example-bg-{number}"))));
    }
}
