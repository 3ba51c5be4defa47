//! The names of games.

use store::GameId;

#[test]
fn names_are_made_of_bits() {
    let check = |bytes: [u8; 8], expect: &str| {
        let id = GameId::from_random(bytes);
        assert_eq!(id.to_string(), expect);
        assert_eq!(expect.parse(), Ok(id));
    };
    check([0; 8], "000000000000");
    check([0xff; 8], "zzzzzzzzzzzz");
    check([0x08, 0x42, 0x10, 0x84, 0x21, 0x08, 0x42, 0x10], "111111111111");
    check([0x00, 0x44, 0x32, 0x14, 0xc7, 0x42, 0x54, 0xb0], "0123456789ab");
    check([0x63, 0x5c, 0xf8, 0x46, 0x53, 0xa5, 0x6d, 0x70], "cdefghjkmnpq");
    check([0xc6, 0x75, 0xbe, 0x77, 0xdf, 0x00, 0x00, 0x00], "rstvwxyz0000");
}

#[test]
fn the_last_four_bits_are_not_used() {
    assert_eq!(GameId::from_random([0, 0, 0, 0, 0, 0, 0, 0x0f]).as_str(), "000000000000");
    assert_eq!(GameId::from_random([0, 0, 0, 0, 0, 0, 0, 0x10]).as_str(), "000000000001");
}

#[test]
fn typed_names_are_read_leniently() {
    let check = |text: &str, expect: &str| assert_eq!(text.parse::<GameId>().unwrap().to_string(), expect);
    check("ABCDEFGHJKMN", "abcdefghjkmn");
    check("OoIiLl012345", "001111012345");
}

#[test]
fn other_texts_are_refused_by_name() {
    let check = |text: &str, expect: &str| assert_eq!(text.parse::<GameId>().unwrap_err().to_string(), expect);
    let why = "is not the name of a game: 12 letters and digits are needed";
    check("", &format!("`` {why}"));
    check("0123456789a", &format!("`0123456789a` {why}"));
    check("0123456789abc", &format!("`0123456789abc` {why}"));
    check("u123456789ab", &format!("`u123456789ab` {why}"));
    check("01234 6789ab", &format!("`01234 6789ab` {why}"));
    check("éééééé", &format!("`éééééé` {why}"));
    check(&"é".repeat(1_000_000), &format!("`{}` {why}", "é".repeat(24)));
}
