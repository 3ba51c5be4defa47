//! A running mean of nets in training: what a falling learning rate would make of them, while they still learn.

use backgammon_engine::{Net, Nets};

/// The mean of the nets seen, the later counting more.
pub struct Mean {
    weights: Vec<f32>,
    /// How much a new sight counts.
    share: f32,
}

impl Mean {
    /// Of nets that are looked at again and again; about the last `span` sights count.
    pub fn new(nets: &Nets, span: f32) -> Mean {
        Mean { weights: weights(nets).collect(), share: 1.0 / span }
    }

    /// Looks at the nets.
    pub fn add(&mut self, nets: &Nets) {
        for (mean, weight) in self.weights.iter_mut().zip(weights(nets)) {
            *mean += self.share * (weight - *mean);
        }
    }

    /// The mean, as nets of the same sizes as these.
    pub fn nets(&self, like: &Nets) -> Nets {
        let mut weights = self.weights.iter().copied();
        let mut net = |like: &Net| {
            let own: Vec<f32> = weights.by_ref().take(Net::size(like.inputs(), like.blocks())).collect();
            Net::of_weights(like.inputs(), like.blocks(), own.into_iter())
        };
        Nets {
            contact: net(&like.contact),
            crashed: net(&like.crashed),
            race: net(&like.race),
            sieve: like.sieve.clone(),
        }
    }
}

fn weights(nets: &Nets) -> impl Iterator<Item = f32> {
    nets.contact.weights().chain(nets.crashed.weights()).chain(nets.race.weights())
}
