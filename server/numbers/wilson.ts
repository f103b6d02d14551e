/**
 * The Wilson score interval of a share. Unlike the usual normal interval, it holds for few trials and for shares near 0 and 1.
 * Source: E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", 1927; recommended by Brown,
 * Cai, and DasGupta, "Interval Estimation for a Binomial Proportion", 2001.
 * @param successes from 0 to `trials`
 * @param confidence such as 0.95
 * @returns both ends from 0 to 1; the whole range without trials
 * @throws RangeError for more successes than trials, or a confidence that is not between 0 and 1
 */
export function wilsonInterval(
  successes: number,
  trials: number,
  confidence = 0.95,
): { low: number; high: number } {
  if (!(successes >= 0 && successes <= trials))
    throw new RangeError(`${successes} successes of ${trials} trials are no share.`);
  if (!(confidence > 0 && confidence < 1)) throw new RangeError(`Confidence ${confidence} is not in (0, 1).`);
  if (trials === 0) return { low: 0, high: 1 };
  const z = confidence === 0.95 ? z95 : normalQuantile((1 + confidence) / 2);
  const share = successes / trials;
  const shrink = 1 + z ** 2 / trials;
  const center = (share + z ** 2 / (2 * trials)) / shrink;
  const half = (z / shrink) * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  // Exact at the ends, where rounding would leave a trace.
  return {
    low: successes === 0 ? 0 : center - half,
    high: successes === trials ? 1 : center + half,
  };
}

/** `normalQuantile(0.975)`, which every row of a table needs. */
const z95 = 1.959963984540054;

/** The value that a standard normal variable is below with this probability, by bisection. */
function normalQuantile(probability: number): number {
  let [low, high] = [-9, 9];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (normalProbability(middle) < probability) low = middle;
    else high = middle;
  }
  return low;
}

/** The standard normal distribution function as a series. Source: G. Marsaglia, "Evaluating the Normal Distribution", 2004. */
function normalProbability(x: number): number {
  let [sum, term] = [x, x];
  for (let n = 3; Math.abs(term) > 1e-17 * Math.abs(sum); n += 2) {
    term *= x ** 2 / n;
    sum += term;
  }
  return 0.5 + sum * Math.exp(-(x ** 2) / 2 - Math.log(2 * Math.PI) / 2);
}
