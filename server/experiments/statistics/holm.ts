/**
 * Holm's step-down test of several hypotheses: the chance of any false rejection is at most `error`.
 * Source: S. Holm, "A simple sequentially rejective multiple test procedure", Scandinavian Journal of Statistics 6
 * (1979).
 * @param pValues always-valid p-values are fine, too: the bound then holds at any time of looking
 * @returns for each hypothesis whether it is rejected
 */
export function holmRejects(pValues: readonly number[], error: number): boolean[] {
  const rejects = pValues.map(() => false);
  const ranked = [...pValues.entries()].sort(([, one], [, other]) => one - other);
  for (const [rank, [index, pValue]] of ranked.entries()) {
    if (pValue > error / (pValues.length - rank)) break;
    rejects[index] = true;
  }
  return rejects;
}
