//! Taking over through the store: what is replayed is what was seen.

use club::Wish;

use crate::{OWNER, club, line, open, play};

#[tokio::test]
async fn a_branch_survives_being_forgotten() {
    let club = club();
    let live = open(&club, "person, person", "f5d6c3d3").await;
    live.wish(Wish::Go(2), None).await.unwrap();
    play(&live, "c4").await.unwrap();
    live.wish(Wish::Seats("computer 4, person".to_owned()), None).await.unwrap();
    live.wish(Wish::Go(3), None).await.unwrap();
    let (before, id) = (live.table().await, live.id());
    drop(live);
    let live = club.open(id, OWNER).await.unwrap().unwrap();
    let after = live.table().await;
    assert_eq!((line(&after), after.current(), after.seq()), (line(&before), before.current(), before.seq()));
    assert_eq!(after.occupants(), before.occupants());
    assert_eq!(after.hash(), before.hash());
}
