//! `volteface serve`.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

use crate::volteface;

/// A running site; killed when the test is over.
struct Site {
    child: Child,
    address: String,
    /// What it said on the two streams until it was ready.
    said: String,
}

impl Site {
    fn start(bind: &str, folder: &Path) -> Site {
        Site::of(&["serve", "--no-open", "--bind", bind, "--data", folder.to_str().unwrap()])
    }

    fn of(arguments: &[&str]) -> Site {
        let mut child = volteface(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut said = String::new();
        out.read_line(&mut said).unwrap();
        let address = said.split("http://").nth(1).expect("the address").trim().trim_end_matches('/').to_owned();
        Site { child, address, said }
    }

    /// The first line and the whole of an answer.
    fn get(&self, path: &str) -> String {
        self.get_of(&self.address, path)
    }

    /// The same of the site by this name.
    fn get_of(&self, host: &str, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("volteface-serve-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn it_says_where_it_is_and_answers() {
    let site = Site::start("127.0.0.1:0", &folder("answers"));
    assert!(site.said.starts_with("Volteface is open at http://127.0.0.1:"), "{}", site.said);
    assert!(site.get("/").starts_with("HTTP/1.1 200"));
    assert!(site.get("/nowhere").starts_with("HTTP/1.1 404"));
}

#[test]
fn it_answers_to_the_names_that_it_was_given() {
    let folder = folder("names");
    let arguments = ["serve", "--no-open", "--bind", "127.0.0.1:0", "--data", folder.to_str().unwrap()];
    let site = Site::of(&[&arguments[..], &["--host", "one.example,two.example"]].concat());
    for known in ["localhost", "one.example", "two.example:80"] {
        assert!(site.get_of(known, "/").starts_with("HTTP/1.1 200"), "{known}");
    }
    assert!(site.get_of("three.example", "/").starts_with("HTTP/1.1 421"));
    let output = volteface(&["serve", "--host", "http://one.example/"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_taken_port_is_said_and_the_next_free_one_used() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let mut site = Site::start(&format!("127.0.0.1:{port}"), &folder("taken"));
    assert_ne!(site.address, format!("127.0.0.1:{port}"));
    assert!(site.get("/").starts_with("HTTP/1.1 200"));
    let mut said = String::new();
    BufReader::new(site.child.stderr.take().unwrap()).read_line(&mut said).unwrap();
    assert!(said.contains(&format!("Port {port} is taken")), "{said}");
}

#[test]
fn a_folder_that_cannot_be_is_an_error_with_its_name() {
    let file = folder("file");
    std::fs::write(&file, "in the way").unwrap();
    let output = volteface(&["serve", "--no-open", "--data", file.join("below").to_str().unwrap()]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("below"));
}
