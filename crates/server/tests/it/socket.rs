//! The socket of a table.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::{site, start};

pub struct Page {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Page {
    pub async fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message of this kind; others are passed over.
    pub async fn hear(&mut self, kind: &str) -> Value {
        loop {
            match self.socket.next().await.expect("the socket is open").unwrap() {
                Message::Text(text) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if message["t"] == kind {
                        return message;
                    }
                }
                Message::Close(_) => panic!("closed while waiting for {kind}"),
                _ => {}
            }
        }
    }
}

/// A site on a port of its own, with a game.
pub struct Served {
    address: String,
    href: String,
    cookies: String,
}

impl Served {
    pub async fn new(form: &str) -> Served {
        let site = site();
        let (href, cookies) = start(&site, "/games", form).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        tokio::spawn(async { axum::serve(listener, site).await.unwrap() });
        Served { address, href, cookies }
    }

    pub async fn try_open(&self, query: &str, cookies: &str, origin: &str) -> Result<Page, u16> {
        let url = format!("ws://{}{}/socket?{query}", self.address, self.href);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookies.parse().unwrap());
        request.headers_mut().insert("origin", origin.parse().unwrap());
        match connect_async(request).await {
            Ok((socket, _)) => Ok(Page { socket }),
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    pub async fn open(&self, from: i64, client: &str) -> Page {
        let own = format!("http://{}", self.address);
        self.try_open(&format!("from={from}&client={client}&v=1"), &self.cookies, &own).await.unwrap()
    }
}

#[tokio::test]
async fn a_page_plays_and_another_sees_it() {
    let served = Served::new("variant=8x8&opponent=person").await;
    let (mut one, mut two) = (served.open(-1, "one").await, served.open(-1, "two").await);
    let table = one.hear("table").await;
    assert_eq!((table["seq"].as_u64(), table["nodes"][0]["legal"].as_array().unwrap().len()), (Some(0), 4));
    two.hear("table").await;
    one.say(json!({"id": 1, "t": "play", "at": 0, "text": "F5"})).await;
    let entry = two.hear("entry").await;
    assert_eq!((&entry["seq"], &entry["text"], &entry["node"]["played"]), (&json!(1), &json!("f5"), &json!("f5")));
    assert_eq!(entry["node"]["flipped"], json!(["e5"]));
    assert_eq!(one.hear("ack").await["seq"], 1);
}

#[tokio::test]
async fn a_refusal_is_told_in_the_pages_language() {
    let served = Served::new("variant=8x8&opponent=person").await;
    let own = format!("http://{}", served.address);
    let cookies = format!("{}; taste=lang=fr", served.cookies);
    let mut page = served.try_open("from=-1&client=a&v=1", &cookies, &own).await.unwrap();
    page.say(json!({"id": 1, "t": "play", "at": 0, "text": "d6"})).await;
    let refused = page.hear("refused").await;
    assert_eq!(refused["key"], "refusal-line-open");
    assert_eq!(refused["text"], "d6\u{a0}: ne retourne rien\u{a0}: la ligne en haut à droite reste ouverte en f4");
    page.say(json!({"id": 2, "t": "now"})).await;
    assert_eq!(page.hear("refused").await["key"], "refusal-not-thinking");
}

#[tokio::test]
async fn a_page_comes_back_and_its_lost_wish_happens_once() {
    let served = Served::new("variant=8x8&opponent=person").await;
    let wish = json!({"id": 1, "t": "play", "at": 0, "text": "f5"});
    let mut page = served.open(-1, "same").await;
    page.say(wish.clone()).await;
    page.hear("entry").await;
    drop(page);
    // The page never saw the answer: it says it again.
    let mut page = served.open(0, "same").await;
    assert_eq!(page.hear("table").await["seq"], 1);
    page.say(wish).await;
    assert_eq!(page.hear("ack").await["seq"], 1);
    drop(page);
    let mut page = served.open(1, "same").await;
    assert_eq!(page.hear("resumed").await["seq"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_thinks_aloud_answers_and_hints() {
    let served = Served::new("variant=8x8&opponent=computer&level=1&colour=white").await;
    let mut page = served.open(-1, "a").await;
    let entry = page.hear("entry").await;
    assert_eq!((&entry["seat"], &entry["verb"]), (&json!("first"), &json!("play")));
    page.say(json!({"id": 1, "t": "hint", "at": 1})).await;
    let hint = page.hear("hint").await;
    assert!(hint["text"].as_str().unwrap().contains(hint["play"].as_str().unwrap()), "{hint}");
    page.say(json!({"id": 2, "t": "play", "at": 1, "text": hint["play"]})).await;
    assert_eq!(page.hear("thinking").await["level"], 1);
    assert_eq!(page.hear("entry").await["seq"], 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_told_what_everything_is_worth_as_long_as_it_asks() {
    let served = Served::new("variant=8x8&opponent=person").await;
    let mut page = served.open(-1, "a").await;
    page.say(json!({"id": 1, "t": "play", "at": 0, "text": "f5"})).await;
    page.say(json!({"id": 2, "t": "evaluate", "at": 1})).await;
    let known = page.hear("evaluation").await;
    assert_eq!((&known["at"], &known["seat"], &known["sure"]), (&json!(1), &json!("second"), &json!("estimate")));
    let actions = known["actions"].as_array().unwrap();
    let mut texts: Vec<_> = actions.iter().map(|action| action["text"].as_str().unwrap()).collect();
    texts.sort_unstable();
    assert_eq!(texts, ["d6", "f4", "f6"]);
    assert_eq!((&actions[0]["best"], &actions[0]["value"]), (&json!(true), &known["value"]));
    page.say(json!({"id": 3, "t": "evaluate", "at": 0})).await;
    while page.hear("evaluation").await["at"] != 0 {}
    page.say(json!({"id": 4, "t": "evaluate", "at": 99})).await;
    assert_eq!(page.hear("refused").await["key"], "refusal-no-such-node");
    page.say(json!({"id": 5, "t": "evaluate", "at": null})).await;
    while page.hear("ack").await["id"] != 5 {}
    // Nothing more comes of it: what comes next is the answer to this.
    page.say(json!({"id": 6, "t": "hint", "at": 1})).await;
    let Some(Ok(Message::Text(text))) = page.socket.next().await else { panic!("the socket is open") };
    let hint: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&hint["t"], &hint["sure"]), (&json!("hint"), &Value::Null));
    assert!(hint["worth"]["value"].is_number(), "{hint}");
}

#[tokio::test]
async fn strangers_and_nonsense_are_turned_away() {
    let served = Served::new("variant=8x8&opponent=person").await;
    let own = format!("http://{}", served.address);
    let good = "from=-1&client=a&v=1";
    assert_eq!(served.try_open(good, "", &own).await.err(), Some(404), "not the owner");
    assert_eq!(served.try_open(good, &served.cookies, "http://elsewhere.example").await.err(), Some(403));
    assert_eq!(served.try_open("from=-1&client=&v=1", &served.cookies, &own).await.err(), Some(404));
    assert_eq!(served.try_open("from=-1&client=a&v=9", &served.cookies, &own).await.err(), Some(404));
    for nonsense in ["", "{}", "[]", "{\"id\":1,\"t\":\"fly\"}", "{\"id\":-1,\"t\":\"undo\"}"] {
        let mut page = served.open(-1, "a").await;
        page.socket.send(Message::text(nonsense)).await.unwrap();
        while let Some(Ok(message)) = page.socket.next().await {
            if matches!(message, Message::Close(_)) {
                break;
            }
        }
    }
    let mut page = served.open(-1, "a").await;
    assert_eq!(page.hear("table").await["seq"], 0, "and the table stands as it was");
}
