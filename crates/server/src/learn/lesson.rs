//! What lessons are made of, whatever the game: `E` is what lies beside a game's sentences.

/// Lessons under one heading, `learn-group-<id>`.
pub struct Group<E: 'static> {
    pub id: &'static str,
    pub lessons: &'static [Lesson<E>],
}

/// A lesson, headed by `learn-<id>`.
pub struct Lesson<E: 'static> {
    pub id: &'static str,
    pub parts: &'static [Part<E>],
}

/// A few sentences, `learn-<id>-text`, and what lies beside them.
pub struct Part<E> {
    pub id: &'static str,
    pub exhibit: E,
}
