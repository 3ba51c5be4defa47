//! Every processor's path finds the same numbers.

use std::sync::Arc;

use backgammon::{Board, Position, Rules, Score, Stage};
use backgammon_engine::{Adam, Class, Cpu, Engine, Inputs, Lesson, Limits, Net, Nets, NotNets, StopFlag};

use crate::random::{Random, boards, strange};

/// The paths that this processor has.
fn paths() -> impl Iterator<Item = Cpu> {
    Cpu::ALL.into_iter().filter(|cpu| cpu.is_available())
}

#[test]
fn same_judgement_to_the_last_bit() {
    let mut random = Random(5);
    let boards: Vec<Board> = boards(21, 30).into_iter().chain((0..1_000).map(|_| strange(&mut random))).collect();
    let judge = |cpu| {
        let mut engine = Engine::with(Nets::own(), cpu);
        let judge = |board| engine.evaluate(board, &Limits::plies(0), &StopFlag::new()).to_array().map(f32::to_bits);
        boards.iter().map(judge).collect::<Vec<_>>()
    };
    let plain = judge(Cpu::Portable);
    for cpu in paths() {
        assert!(judge(cpu) == plain, "{cpu:?}");
    }
}

#[test]
fn same_plays_to_the_last_bit() {
    let mut position = Position::start(Rules::STANDARD, Score::MONEY);
    position.stage = Stage::ToPlay("43".parse().unwrap());
    let plays = |cpu| Engine::with(Nets::own(), cpu).plays(&position, &Limits::plies(1), &StopFlag::new());
    let plain = plays(Cpu::Portable);
    for cpu in paths() {
        assert_eq!(plays(cpu), plain, "{cpu:?}");
    }
}

#[test]
fn same_lessons_to_the_last_bit() {
    let mut inputs = Inputs::default();
    let class = inputs.read(&Board::START);
    let mut random = Random(9);
    let mut draw = || random.below(2_000) as f32 / 1_000.0 - 1.0;
    let net = Net::new(Inputs::count(class), 2, &mut draw);
    let learn = |cpu| {
        let (mut net, mut lesson) = (net.clone(), Lesson::default());
        for _ in 0..20 {
            let told = net.judge_to_learn(cpu, &inputs, &mut lesson);
            net.learn(cpu, &lesson, told.map(|chance| 0.25 - chance), 0.05);
        }
        net
    };
    let plain = learn(Cpu::Portable);
    for cpu in paths() {
        assert!(learn(cpu) == plain, "{cpu:?}");
    }
    // What is learnt is what was taught.
    let mut taught = plain;
    for _ in 0..2_000 {
        let mut lesson = Lesson::default();
        let told = taught.judge_to_learn(Cpu::best(), &inputs, &mut lesson);
        taught.learn(Cpu::best(), &lesson, told.map(|chance| 0.25 - chance), 0.05);
    }
    let told = taught.judge_to_learn(Cpu::best(), &inputs, &mut Lesson::default());
    assert!(told.iter().all(|chance| (chance - 0.25).abs() < 0.01), "{told:?}");
}

#[test]
fn same_lessons_by_adam_to_the_last_bit() {
    let mut random = Random(13);
    let mut draw = || random.below(2_000) as f32 / 1_000.0 - 1.0;
    let net = Net::new(Inputs::count(Class::Contact), 2, &mut draw);
    let mut inputs = Inputs::default();
    let contact: Vec<Board> = boards(5, 20).into_iter().filter(|board| inputs.read(board) == Class::Contact).collect();
    let learn = |cpu, steps: usize| {
        let (mut net, mut lesson, mut adam) = (net.clone(), Lesson::default(), Adam::new(cpu, &net));
        let mut inputs = Inputs::default();
        for board in contact.iter().cycle().take(8 * steps) {
            inputs.read(board);
            let told = net.judge_to_learn(cpu, &inputs, &mut lesson);
            adam.collect(&net, &lesson, told.map(|chance| 0.25 - chance));
            if adam.collected() == 8 {
                adam.step(&mut net, 0.01);
            }
        }
        net
    };
    let plain = learn(Cpu::Portable, 10);
    for cpu in paths() {
        assert!(learn(cpu, 10) == plain, "{cpu:?}");
    }
    let taught = learn(Cpu::best(), 150);
    for board in contact.iter().take(50) {
        inputs.read(board);
        let told = taught.judge_to_learn(Cpu::best(), &inputs, &mut Lesson::default());
        assert!(told.iter().all(|chance| (chance - 0.25).abs() < 0.05), "{told:?}");
    }
}

#[test]
fn packed_nets_come_back() {
    let nets = Nets::own();
    let packed = nets.pack();
    assert_eq!(Nets::unpack(&packed).as_ref(), Ok(&*nets));
    assert_eq!(Nets::unpack(&packed[..packed.len() - 2]), Err(NotNets::WrongLength));
    assert_eq!(Nets::unpack(&packed[..packed.len() - 1]), Err(NotNets::WrongLength));
    assert_eq!(Nets::unpack(b"PNG"), Err(NotNets::Foreign));
    let engine = Engine::with(Arc::new(Nets::unpack(&packed).unwrap()), Cpu::best());
    drop(engine);
}
