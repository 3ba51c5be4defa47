//! What is known of a node, for whoever looks at it.

use std::sync::Arc;

use bots::{Evaluation, Sure};
use club::{Evaluating, Wish};

use crate::{club, key, next_entry, open, play, solo};

/// Black to move with six squares left.
const ENDING: &str =
    "f5f4f3f6d3f2g6c3b3b2g4g3b1d2c4c5f1g2g1g5c6a1h6a2b5c7f7d6c2h5b8e7d1a4a3g7h4e3e6h1d8e1e8b4f8h2c1h8a6b6h3g8a5h7";

async fn to_the_end(mut evaluating: Evaluating) -> Arc<Evaluation> {
    let mut last = None;
    while let Some(known) = evaluating.next().await {
        last = Some(known);
    }
    last.expect("something is known")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ending_is_known_to_the_last_disc() {
    let club = club();
    let live = open(&club, "person, person", ENDING).await;
    let node = live.table().await.current();
    let known = to_the_end(live.evaluate(node).await.unwrap()).await;
    assert!(known.done);
    assert_eq!(known.worth.sure, Sure::Exact);
    assert!(known.actions.iter().all(|action| action.worth.sure == Sure::Exact), "{known:?}");
    assert!(known.actions[0].best && known.actions[0].worth == known.worth);
    // What is known stays known: asked again it is told at once, and that is all.
    let mut again = live.evaluate(node).await.unwrap();
    assert_eq!(again.next().await.as_deref(), Some(&*known));
    assert_eq!(again.next().await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_gets_deeper_and_never_shallower() {
    let club = club();
    let live = open(&club, "person, person", "f5d6").await;
    let mut evaluating = live.evaluate(2).await.unwrap();
    let mut depth = 0;
    while depth < 4 {
        let known = evaluating.next().await.expect("there is more to find out");
        let Sure::Estimate { depth: now } = known.worth.sure else { panic!("nothing is proven yet: {known:?}") };
        assert!(now >= depth, "{now} after {depth}");
        depth = now;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_nothing_to_know_where_the_game_is_over_or_no_node_is() {
    let club = club();
    let live = open(&club, "person, person", "f5f4c3c6c5d6f3c4c7").await;
    assert_eq!(live.evaluate(9).await.unwrap().next().await, None);
    assert_eq!(key(live.evaluate(99).await.map(|_| 0)), "refusal-no-such-node");
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_and_hints_go_first() {
    // One thread, and somebody who looks at a position that will not be known for minutes.
    let club = solo();
    let watched = open(&club, "person, person", "f5d6").await;
    let mut evaluating = watched.evaluate(2).await.unwrap();
    evaluating.next().await.unwrap();
    let other = open(&club, "person, computer 1", "").await;
    let (_, mut events) = other.join().await;
    play(&other, "f5").await.unwrap();
    assert_eq!(next_entry(&mut events).await.0, "play f5");
    assert!(next_entry(&mut events).await.0.starts_with("play "));
    watched.hint(2).await.unwrap();
    // And it goes on.
    evaluating.next().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn it_waits_while_the_computer_thinks_at_the_same_table() {
    let club = club();
    let live = open(&club, "person, computer 9", "").await;
    let (_, mut events) = live.join().await;
    play(&live, "f5").await.unwrap();
    next_entry(&mut events).await;
    let mut evaluating = live.evaluate(0).await.unwrap();
    let mut early = std::pin::pin!(evaluating.next());
    let waited =
        std::future::poll_fn(|context| std::task::Poll::Ready(early.as_mut().poll(context).is_pending())).await;
    assert!(waited, "it thinks");
    live.wish(Wish::Seats("person, person".to_owned()), None).await.unwrap();
    early.await.expect("nobody thinks any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_elsewhere_ends_it() {
    // More than the threads could do if those given up went on.
    let club = club();
    let live = open(&club, "person, person", "f5d6").await;
    for node in [0, 1, 2].repeat(10) {
        live.evaluate(node).await.unwrap().next().await.unwrap();
    }
}
