/** A seeded generator of numbers in [0, 1), equal on all machines: the generator sfc32 by C. Doty-Humphrey. */
export function seededRandom(seed: number): () => number {
  let [a, b, c, counter] = [0, seed | 0, 0x9e3779b9 | 0, 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  };
  // The first numbers still depend on the seed in simple ways.
  for (let skipped = 0; skipped < 12; skipped += 1) next();
  return next;
}

export type Random = () => number;

/** A number from the standard normal distribution (G. Box and M. Muller, 1958). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/**
 * The number of successes. Exact by inversion while few are expected, as conversions are on one day; above 100
 * expected, in trials or failures as well, a rounded normal number, whose skew is too small to matter for a sum of
 * days.
 */
export function binomial(random: Random, trials: number, rate: number): number {
  if (rate > 0.5) return trials - binomial(random, trials, 1 - rate);
  const mean = trials * rate;
  if (mean > 100) {
    const drawn = Math.round(mean + Math.sqrt(mean * (1 - rate)) * normal(random));
    return Math.max(0, Math.min(trials, drawn));
  }
  const odds = rate / (1 - rate);
  let chance = (1 - rate) ** trials;
  let left = random();
  let successes = 0;
  while (left > chance && successes < trials) {
    left -= chance;
    chance *= ((trials - successes) / (successes + 1)) * odds;
    successes += 1;
  }
  return successes;
}
