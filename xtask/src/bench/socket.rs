//! A table's socket, by hand: a client that adds nothing to what is measured.

use std::io::{Read, Write};
use std::net::TcpStream;

use anyhow::Context;
use serde_json::{Value, json};

/// An open table.
pub struct TableSocket {
    stream: TcpStream,
    wishes: u64,
    current: u64,
    /// The squares that may be played now.
    pub legal: Vec<String>,
}

impl TableSocket {
    /// Opens the socket of the game at this path and reads the table.
    ///
    /// # Errors
    ///
    /// When the server refuses, or speaks otherwise.
    pub fn open(authority: &str, path: &str, cookie: &str) -> anyhow::Result<TableSocket> {
        let mut stream = TcpStream::connect(authority)?;
        stream.set_nodelay(true)?;
        write!(
            stream,
            "GET {path}/socket?from=-1&client=bench&v=1 HTTP/1.1\r\nHost: {authority}\r\nCookie: {cookie}\r\n\
             Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dm9sdGVmYWNlIGJlbmNoIQ==\r\n\r\n"
        )?;
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte)?;
            head.extend(byte);
        }
        let head = String::from_utf8_lossy(&head);
        anyhow::ensure!(head.starts_with("HTTP/1.1 101"), "the socket is refused: {head}");
        let mut table = TableSocket { stream, wishes: 0, current: 0, legal: Vec::new() };
        let message = table.hear("table")?;
        table.current = message["current"].as_u64().context("a table stands somewhere")?;
        table.legal = legal(message["nodes"].as_array().and_then(|nodes| nodes.last()));
        Ok(table)
    }

    /// Plays a square, and returns when the server has said that it is stored and shown the new position.
    ///
    /// # Errors
    ///
    /// When it is refused.
    pub fn play(&mut self, square: &str) -> anyhow::Result<()> {
        self.wishes += 1;
        let wish = json!({ "id": self.wishes, "t": "play", "at": self.current, "text": square });
        self.send(&wish.to_string())?;
        // The entry and its acknowledgement come in either order.
        let (mut entry, mut acked) = (None, false);
        while entry.is_none() || !acked {
            let message = self.receive()?;
            match message["t"].as_str() {
                Some("entry") => entry = Some(message),
                Some("ack") => acked = true,
                Some("refused") => anyhow::bail!("{square}: {}", message["text"]),
                _ => {}
            }
        }
        let entry = entry.context("it was just there")?;
        self.current = entry["current"].as_u64().context("a table stands somewhere")?;
        self.legal = legal(entry.get("node"));
        Ok(())
    }

    fn hear(&mut self, kind: &str) -> anyhow::Result<Value> {
        loop {
            let message = self.receive()?;
            if message["t"] == kind {
                return Ok(message);
            }
        }
    }

    /// One masked text frame; the mask is nought, which leaves the text as it is.
    fn send(&mut self, text: &str) -> anyhow::Result<()> {
        let length = u8::try_from(text.len()).ok().filter(|&length| length < 126).context("a wish is short")?;
        let mut frame = vec![0x81, 0x80 | length, 0, 0, 0, 0];
        frame.extend(text.as_bytes());
        Ok(self.stream.write_all(&frame)?)
    }

    /// The next text message.
    fn receive(&mut self) -> anyhow::Result<Value> {
        loop {
            let mut head = [0; 2];
            self.stream.read_exact(&mut head)?;
            let length = match head[1] & 0x7f {
                126 => u64::from(u16::from_be_bytes(self.bytes()?)),
                127 => u64::from_be_bytes(self.bytes()?),
                length => length.into(),
            };
            let mut body = vec![0; usize::try_from(length)?];
            self.stream.read_exact(&mut body)?;
            match head[0] {
                0x81 => return Ok(serde_json::from_slice(&body)?),
                0x88 => anyhow::bail!("the server closed the socket"),
                _ => {}
            }
        }
    }

    fn bytes<const N: usize>(&mut self) -> anyhow::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.stream.read_exact(&mut bytes)?;
        Ok(bytes)
    }
}

/// The legal squares of a node.
fn legal(node: Option<&Value>) -> Vec<String> {
    let moves = node.and_then(|node| node["legal"].as_array()).map_or(&[][..], Vec::as_slice);
    moves.iter().filter_map(|legal| legal["square"].as_str().map(str::to_owned)).collect()
}
