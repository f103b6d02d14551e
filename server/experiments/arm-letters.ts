/** What staff call the variants of an experiment: `A` for the control, then `B`, `C`, … in the order of its split. */
export function armLetters(split: Readonly<Record<string, number>>): ReadonlyMap<string, string> {
  return new Map(Object.keys(split).map((arm, index) => [arm, String.fromCodePoint(65 + index)]));
}
