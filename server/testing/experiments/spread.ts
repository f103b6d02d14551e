/** Whole numbers in proportion to the weights, whose sum is exactly the total. */
export function spread(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let [seen, given] = [0, 0];
  return weights.map((weight) => {
    seen += weight;
    const until = whole === 0 ? 0 : Math.round((total * seen) / whole);
    const part = until - given;
    given = until;
    return part;
  });
}
