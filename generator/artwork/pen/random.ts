/** A seeded generator of numbers in [0, 1), equal on all machines. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth one-dimensional noise with values in [-1, 1] and a period of about one unit of `at`. */
export function smoothNoise(seed: number): (at: number) => number {
  const random = seededRandom(seed);
  const knots = Array.from({ length: 256 }, () => random() * 2 - 1);
  return (at) => {
    const left = Math.floor(at);
    const mix = at - left;
    const ease = mix * mix * (3 - 2 * mix);
    const knot = (index: number) => knots[((index % 256) + 256) % 256] ?? 0;
    return knot(left) * (1 - ease) + knot(left + 1) * ease;
  };
}
