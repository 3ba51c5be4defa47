// A small wooden sound for a disc put down and softer ones for those it turns over. Off unless asked for.

/** @type {AudioContext | undefined} */
let context;

/** @returns {AudioContext} */
function audio() {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/**
 * @param {number} at seconds from now
 * @param {number} pitch hertz
 * @param {number} loudness 0..=1
 */
function knock(at, pitch, loudness) {
  const { currentTime, destination } = audio();
  const start = currentTime + at;
  const tone = new OscillatorNode(audio(), { type: "triangle", frequency: pitch });
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.09);
  const gain = new GainNode(audio(), { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.14);
  tone.connect(gain).connect(destination);
  tone.start(start);
  tone.stop(start + 0.16);
}

export class Sound {
  /** @param {boolean} on */
  constructor(on) {
    this.on = on;
  }

  /**
   * A disc put down, and how many it turns over.
   * @param {number} flips
   */
  play(flips) {
    if (!this.on) return;
    knock(0, 340, 0.28);
    for (let i = 0; i < Math.min(flips, 6); i += 1) knock(0.12 + i * 0.055, 520 + i * 24, 0.07);
  }

  /** A game that has ended. */
  end() {
    if (!this.on) return;
    [392, 494, 587].forEach((pitch, i) => knock(0.5 + i * 0.16, pitch, 0.2));
  }
}
