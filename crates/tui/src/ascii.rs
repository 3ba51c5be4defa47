//! For terminals that show nothing but ASCII.

/// The nearest ASCII letter or sign; `None` where there is none.
pub fn of(letter: char) -> Option<char> {
    Some(match letter {
        letter if letter.is_ascii() => letter,
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' | 'œ' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'À' | 'Â' => 'A',
        'Ç' => 'C',
        'È' | 'É' | 'Ê' => 'E',
        'Î' => 'I',
        'Ô' => 'O',
        'Ù' | 'Û' => 'U',
        '’' | '‘' => '\'',
        '“' | '”' | '«' | '»' => '"',
        '–' | '—' | '−' | '·' | '─' | '━' => '-',
        '×' => 'x',
        '…' => '.',
        '‹' | '◂' => '<',
        '›' | '▸' => '>',
        '│' | '┃' => '|',
        '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' => '+',
        '●' => 'X',
        '○' => 'O',
        '\u{a0}' | '\u{202f}' => ' ',
        _ => return None,
    })
}

/// A text in ASCII; what has no likeness becomes `?`.
pub fn text(text: &str) -> String {
    text.chars().map(|letter| of(letter).unwrap_or('?')).collect()
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn french_survives() {
        assert_eq!(text("« Échap »\u{a0}: arrêter… 6×6 – l’œuf"), "\" Echap \" : arreter. 6x6 - l'ouf");
        assert_eq!(text("日"), "?");
    }
}
