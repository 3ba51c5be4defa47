/// The text as one line: every run of white space and control characters becomes a space, none at the ends.
///
/// ```
/// assert_eq!(gametree::one_line(" Ada\r\n of \t the\u{7}north "), "Ada of the north");
/// ```
pub fn one_line(text: &str) -> String {
    let words = text.split(|letter: char| letter.is_whitespace() || letter.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
