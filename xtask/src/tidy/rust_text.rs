//! A Rust file taken apart into code, comments and string literals, without a parser.

/// The parts of a Rust file.
#[derive(Debug, Default)]
pub struct RustText {
    /// The code, line for line as in the file, with comments and the insides of literals blanked out.
    pub code: String,
    /// The comments of each line, line 1 first; empty where there is none.
    pub comments: Vec<String>,
    /// The string literals as written between their quotes, with the line they begin on.
    pub strings: Vec<(usize, String)>,
}

impl RustText {
    /// Takes a file apart. Raw strings, nested comments, characters and lifetimes are told apart.
    pub fn read(text: &str) -> RustText {
        let mut reader = Reader { rest: text, line: 1, parts: RustText::default() };
        reader.parts.comments.push(String::new());
        while reader.step() {}
        reader.parts
    }

    /// The lines of code, numbered from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.code.lines())
    }
}

struct Reader<'a> {
    rest: &'a str,
    line: usize,
    parts: RustText,
}

impl<'a> Reader<'a> {
    fn step(&mut self) -> bool {
        let Some(letter) = self.rest.chars().next() else { return false };
        if self.rest.starts_with("//") {
            let end = self.rest.find('\n').unwrap_or(self.rest.len());
            self.comment(end);
        } else if self.rest.starts_with("/*") {
            self.comment(block_comment(self.rest));
        } else if let Some(hashes) = raw_string(self.rest) {
            let open = self.rest.find('"').map_or(0, |at| at + 1);
            self.code(open);
            let close = format!("\"{}", "#".repeat(hashes));
            let end = self.rest.find(&close).unwrap_or(self.rest.len());
            self.string(end, close.len());
        } else if letter == '"' {
            self.code(1);
            self.string(string_end(self.rest), 1);
        } else if letter == '\'' {
            let length = character(self.rest);
            self.code(1);
            if length > 1 {
                self.blank(length - 2);
                self.code(1);
            }
        } else if letter.is_alphanumeric() || letter == '_' {
            // A whole word at once, so that the r of `for"` is not taken for the start of a raw string.
            let end = self.rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
            self.code(end.unwrap_or(self.rest.len()));
        } else {
            self.code(letter.len_utf8());
        }
        true
    }

    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes.min(self.rest.len()));
        self.rest = rest;
        taken
    }

    fn code(&mut self, bytes: usize) {
        let taken = self.take(bytes);
        self.parts.code.push_str(taken);
        for _ in taken.matches('\n') {
            self.line += 1;
            self.parts.comments.push(String::new());
        }
    }

    fn blank(&mut self, bytes: usize) -> &'a str {
        let taken = self.take(bytes);
        for letter in taken.chars() {
            self.parts.code.push(if letter == '\n' { '\n' } else { ' ' });
            if letter == '\n' {
                self.line += 1;
                self.parts.comments.push(String::new());
            }
        }
        taken
    }

    fn comment(&mut self, bytes: usize) {
        let first = self.line;
        let taken = self.blank(bytes);
        for (at, line) in (first - 1..).zip(taken.lines()) {
            self.parts.comments[at].push_str(line);
        }
    }

    fn string(&mut self, bytes: usize, close: usize) {
        let line = self.line;
        let taken = self.blank(bytes);
        self.parts.strings.push((line, taken.to_owned()));
        self.code(close);
    }
}

/// The length of a block comment, which may hold others.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    text.len()
}

/// How many hashes a raw string that begins here has.
fn raw_string(text: &str) -> Option<usize> {
    let after = ["r", "br", "cr"].iter().find_map(|prefix| {
        let after = text.strip_prefix(prefix)?;
        after.starts_with(['"', '#']).then_some(after)
    })?;
    let hashes = after.bytes().take_while(|&byte| byte == b'#').count();
    after[hashes..].starts_with('"').then_some(hashes)
}

/// Where the string whose opening quote is already taken ends.
fn string_end(text: &str) -> usize {
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return at,
            _ => {}
        }
    }
    text.len()
}

/// The length of the character literal that begins here with its quotes, or 1 when it is a lifetime.
fn character(text: &str) -> usize {
    let inside = &text[1..];
    if inside.starts_with('\\') {
        let mut escaped = false;
        for (at, byte) in text.bytes().enumerate().skip(1) {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'\'' => return at + 1,
                _ => {}
            }
        }
        return 1;
    }
    match inside.chars().next() {
        Some(letter) if inside[letter.len_utf8()..].starts_with('\'') => letter.len_utf8() + 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::RustText;

    fn check(text: &str, code: &str, strings: &[&str], comments: &[&str]) {
        let parts = RustText::read(text);
        assert_eq!(parts.code, code, "code of {text:?}");
        assert_eq!(parts.strings.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>(), strings, "{text:?}");
        assert_eq!(parts.comments, comments, "comments of {text:?}");
    }

    #[test]
    fn strings_comments_and_characters() {
        check("a(\"b//c\") // d", "a(\"    \")     ", &["b//c"], &["// d"]);
        check("r#\"x\"y\"# + r\"z\"", "r#\"   \"# + r\" \"", &["x\"y", "z"], &[""]);
        check("/* a /* b */\n c */ d", "            \n      d", &[], &["/* a /* b */", " c */"]);
        check(r#""a\"b" '"' '\'' 'a x::<'b>"#, r#""    " ' ' '  ' 'a x::<'b>"#, &["a\\\"b"], &[""]);
        check("\"a\nb\"\nc", "\" \n \"\nc", &["a\nb"], &["", "", ""]);
    }
}
