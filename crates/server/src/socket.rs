//! The socket of a table: wishes come in, entries go out.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bots::Evaluation;
use club::{Evaluating, Event, Wish};
use serde::Deserialize;
use store::{ClientSeq, Sqlite};
use table::{AnyTable, Reason};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc};
use tokio::time::Instant;
use wire::{ClientMessage, ServerMessage};
use words::Lang;

use crate::error::Failure;
use crate::page::Page;
use crate::visitor::Known;
use crate::{App, guard, terminal, view};

/// The longest wish; a page's longest is far below.
const LONGEST_MESSAGE: usize = 4 << 10;
/// Bytes read at a time. A wish fits in, and a thousand idle sockets cost 4 MiB.
const READ_BUFFER: usize = 4 << 10;
/// Silence after which the connection is tested.
const PING_AFTER: Duration = Duration::from_secs(25);
/// The least time between two tellings of what is known of a node.
const EVALUATION_PACE: Duration = Duration::from_millis(100);
/// Answers that a page may have under way at once.
const ANSWERS: usize = 16;

/// The socket's address: what the page knows already.
#[derive(Deserialize)]
pub struct Greeting {
    /// The last entry it has, -1 for none.
    from: i64,
    /// A name for this life of the page.
    client: String,
    /// The version of the messages it speaks.
    v: u32,
}

type Live = club::Live<Sqlite>;

/// Opens a table's socket.
pub async fn open(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(greeting): Query<Greeting>,
    known: Known,
    page: Page,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    if !guard::is_own(&headers) {
        return Err(Failure::forbidden(page));
    }
    let sane = greeting.v == wire::VERSION && (1..=64).contains(&greeting.client.len());
    let (true, Ok(id)) = (sane, id.parse()) else { return Err(Failure::not_found(page)) };
    let live = match terminal::open(&app, id, &known).await {
        Ok(live) => live,
        Err(None) => return Err(Failure::not_found(page)),
        Err(Some(error)) => return Err(Failure::club(page, &error)),
    };
    let lang = page.lang;
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(LONGEST_MESSAGE)
        .on_upgrade(move |socket| {
            let connection = Connection { socket, live, lang, client: greeting.client, watched: Watched::default() };
            connection.run(greeting.from)
        })
        .into_response())
}

struct Connection {
    socket: WebSocket,
    live: Arc<Live>,
    lang: Lang,
    client: String,
    watched: Watched,
}

/// The evaluation that a page watches, and how often it is told.
#[derive(Default)]
struct Watched {
    evaluating: Option<Evaluating>,
    /// Not before this.
    next: Option<Instant>,
}

impl Watched {
    /// What is new; never done while nothing is watched. Nothing is lost by giving up waiting.
    async fn news(&mut self) -> (u64, Arc<Evaluation>) {
        let Some(evaluating) = &mut self.evaluating else { return std::future::pending().await };
        if let Some(next) = self.next {
            tokio::time::sleep_until(next).await;
        }
        let Some(known) = evaluating.next().await else {
            self.evaluating = None;
            return std::future::pending().await;
        };
        self.next = Some(Instant::now() + EVALUATION_PACE);
        (evaluating.node(), known)
    }
}

/// Why a connection ends.
struct Closed;

impl Connection {
    async fn run(mut self, from: i64) {
        let _ = self.serve(from).await;
    }

    async fn serve(&mut self, from: i64) -> Result<(), Closed> {
        let (table, mut events) = self.live.join().await;
        self.greet(&table, from).await?;
        self.live.wake().await;
        if let Some(thinking) = self.live.thinking() {
            self.send(&thinking_message(thinking)).await?;
        }
        let (answers, mut answered) = mpsc::channel(ANSWERS);
        let mut quiet = tokio::time::interval(PING_AFTER);
        quiet.reset();
        loop {
            tokio::select! {
                message = self.socket.recv() => match message {
                    Some(Ok(Message::Text(text))) => self.hear(&text, &answers).await?,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Closed),
                    Some(Ok(_)) => {}
                },
                event = events.recv() => self.tell(event, &mut events).await?,
                Some(answer) = answered.recv() => self.send(&answer).await?,
                (at, known) = self.watched.news() => {
                    self.send(&ServerMessage::Evaluation(Box::new(view::evaluation(at, &known)))).await?;
                }
                _ = quiet.tick() => self.socket.send(Message::Ping(Vec::new().into())).await.map_err(|_| Closed)?,
            }
        }
    }

    /// Brings the page up to date. A page that knows the table so far gets what it has missed.
    async fn greet(&mut self, table: &AnyTable, from: i64) -> Result<(), Closed> {
        let seq = table.seq();
        if u64::try_from(from) == Ok(seq) {
            return self.send(&ServerMessage::Resumed { seq }).await;
        }
        // One whole table is smaller than the tale of how it came about, which says where it stood after each entry.
        self.send(&ServerMessage::Table(Box::new(view::table(table)))).await
    }

    async fn tell(
        &mut self,
        event: Result<Event, RecvError>,
        events: &mut broadcast::Receiver<Event>,
    ) -> Result<(), Closed> {
        match event {
            Ok(Event::Entry(entry, table)) => {
                self.send(&ServerMessage::Entry(Box::new(view::entry(&entry, &table)))).await
            }
            Ok(Event::Thinking(thinking)) => self.send(&thinking_message(thinking)).await,
            Ok(Event::Idle) => self.send(&ServerMessage::Idle).await,
            Ok(Event::Gone) | Err(RecvError::Closed) => {
                let frame = CloseFrame { code: close_code::NORMAL, reason: "gone".into() };
                let _ = self.socket.send(Message::Close(Some(frame))).await;
                Err(Closed)
            }
            Err(RecvError::Lagged(_)) => {
                let (table, fresh) = self.live.join().await;
                *events = fresh;
                self.send(&ServerMessage::Table(Box::new(view::table(&table)))).await
            }
        }
    }

    async fn hear(&mut self, text: &str, answers: &mpsc::Sender<ServerMessage>) -> Result<(), Closed> {
        let Ok(ClientMessage { id, wish }) = serde_json::from_str(text) else {
            // Not a page of ours: nothing to answer to.
            let frame = CloseFrame { code: close_code::INVALID, reason: "not a wish".into() };
            let _ = self.socket.send(Message::Close(Some(frame))).await;
            return Err(Closed);
        };
        let wish = match wish {
            wire::Wish::Play { at, text } => Wish::Play { at, text },
            wire::Wish::Roll { at, text } => Wish::Roll { at, text },
            wire::Wish::Part { at, parts } => {
                let answer = match view::part(&*self.live.table().await, at, &parts) {
                    Ok(part) => ServerMessage::Part { id, at, part },
                    Err(reason) => self.refuse_for(id, &reason),
                };
                return self.send(&answer).await;
            }
            wire::Wish::Dice { at } => {
                let answer = match view::dice(&*self.live.table().await, at) {
                    Ok(dice) => ServerMessage::Dice { id, at, dice },
                    Err(reason) => self.refuse_for(id, &reason),
                };
                return self.send(&answer).await;
            }
            wire::Wish::Undo => Wish::Undo,
            wire::Wish::Redo => Wish::Redo,
            wire::Wish::Go { to } => Wish::Go(to),
            wire::Wish::Seats { text } => Wish::Seats(text),
            wire::Wish::Now => {
                let answer = if self.live.play_now() {
                    ServerMessage::Ack { id, seq: self.live.table().await.seq() }
                } else {
                    self.refuse(id, "refusal-not-thinking")
                };
                return self.send(&answer).await;
            }
            wire::Wish::Evaluate { at } => {
                let answer = self.watch(id, at).await;
                return self.send(&answer).await;
            }
            wire::Wish::Hint { at } => {
                // A hint takes a while; the table goes on meanwhile.
                let (live, lang, answers) = (self.live.clone(), self.lang, answers.clone());
                tokio::spawn(async move {
                    let answer = match live.hint(at).await {
                        Ok(hint) => ServerMessage::Hint {
                            id,
                            at,
                            play: hint.choice.text().to_owned(),
                            text: words::say_reason(lang, &hint.why),
                            key: hint.why.key.to_owned(),
                            worth: view::worth(hint.worth),
                        },
                        Err(error) => refusal(lang, id, &error),
                    };
                    let _ = answers.send(answer).await;
                });
                return Ok(());
            }
        };
        let command = ClientSeq { client: self.client.clone(), seq: id };
        let answer = match self.live.wish(wish, Some(command)).await {
            Ok(seq) => ServerMessage::Ack { id, seq },
            Err(error) => refusal(self.lang, id, &error),
        };
        self.send(&answer).await
    }

    /// Watches this node's evaluation, or none, instead of another.
    async fn watch(&mut self, id: u64, at: Option<u64>) -> ServerMessage {
        self.watched = Watched::default();
        if let Some(node) = at {
            match self.live.evaluate(node).await {
                Ok(evaluating) => self.watched.evaluating = Some(evaluating),
                Err(error) => return refusal(self.lang, id, &error),
            }
        }
        ServerMessage::Ack { id, seq: self.live.table().await.seq() }
    }

    fn refuse(&self, id: u64, key: &'static str) -> ServerMessage {
        self.refuse_for(id, &Reason::new(key))
    }

    fn refuse_for(&self, id: u64, reason: &Reason) -> ServerMessage {
        ServerMessage::Refused { id, key: reason.key.to_owned(), text: words::say_reason(self.lang, reason) }
    }

    async fn send(&mut self, message: &ServerMessage) -> Result<(), Closed> {
        let text = serde_json::to_string(message).expect("a message is plain data");
        self.socket.send(Message::Text(text.into())).await.map_err(|_| Closed)
    }
}

fn refusal(lang: Lang, id: u64, error: &club::Error) -> ServerMessage {
    match error {
        club::Error::Refused(refused) => {
            ServerMessage::Refused { id, key: refused.0.key.to_owned(), text: words::say_reason(lang, &refused.0) }
        }
        error => {
            tracing::error!(%error, "a wish failed");
            let key = "refusal-server-trouble";
            ServerMessage::Refused { id, key: key.to_owned(), text: words::say(lang, key, &[]) }
        }
    }
}

fn thinking_message(thinking: club::Thinking) -> ServerMessage {
    ServerMessage::Thinking { seat: thinking.seat.to_string(), level: thinking.level.number(), depth: thinking.depth }
}
