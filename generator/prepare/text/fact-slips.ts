import { bracedMarks } from '../../lib/braced-marks.ts';

/** A fact that visitors would see as typed. */
export interface FactSlip {
  written: string;
  /** The name of the fact; empty if there is none. */
  name: string;
}

/**
 * Finds facts with a missing sign: `${booth`, `$booth`, and `{booth}`. Without the dollar sign and a brace, only the name of
 * a fact shows that one is meant.
 */
export function factSlips(text: string, isFact: (name: string) => boolean): FactSlip[] {
  if (!/[${]/.test(text)) return [];
  const rest = text.replace(/\$\{[^{}\n]*\}|\{\{[^{}\n]*\}\}/g, ' ');
  const slips: FactSlip[] = [];
  for (const [written, name = ''] of rest.matchAll(/\$\{\s*(\w*)/g)) slips.push({ written, name });
  for (const [written, one, other] of rest.matchAll(/\$(?:\(([A-Za-z]\w*)\)|([A-Za-z]\w*))/g)) {
    const name = one ?? other ?? '';
    if (isFact(name)) slips.push({ written, name });
  }
  for (const [written, name = ''] of rest.matchAll(/(?<!\$)\{\s*([A-Za-z]\w*)\s*\}/g))
    if (!bracedMarks.has(name) && isFact(name)) slips.push({ written, name });
  return slips;
}
