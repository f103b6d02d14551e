import type { LedgerFact } from './read-fact.ts';

/** A number in a text that a fact could state. */
export interface HandwrittenNumber {
  /** As in the text, such as `three free revisions`. */
  written: string;
  unit: string;
  /** The facts with this unit. */
  facts: { name: string; value: string }[];
}

const digits = String.raw`\d[\d,.]*(?<![,.])[kKM]?`;
const words =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|unlimited';
const amount = `(?:${digits}|${words})`;
/** Most texts contain no amount, and this is cheaper to check than the pattern of each unit. */
const anyAmount = new RegExp(`\\d|(?<!\\w)(?:${words})`, 'i');
const range = String.raw`${amount}(?:\s*(?:[-–—]|to)\s*${amount})?\+?`;

/** Makes a function that finds numbers with a unit of the ledger. Quotations and sample documents are not given to it. */
export function createNumberFinder(
  facts: Iterable<[string, LedgerFact]>,
): (text: string) => HandwrittenNumber[] {
  const all = [...facts].map(([name, { value, unit }]) => ({ name, value, unit }));
  const byUnit = Map.groupBy(
    all.filter(({ unit }) => unit !== undefined),
    ({ unit }) => String(unit),
  );
  // A longer unit first: "5 business days" is not a number of days.
  const units = [...byUnit].sort(([one], [other]) => other.length - one.length);
  const patterns = units.map(([unit, facts]) => ({
    ...{ unit, facts },
    stem: stemOf(unit.split(/\s+/)[0] ?? '').toLowerCase(),
    pattern: patternOf(unit),
  }));

  return (text) => {
    const found: HandwrittenNumber[] = [];
    if (patterns.length === 0 || !anyAmount.test(text)) return found;
    const lower = text.toLowerCase();
    let rest = text.replace(/\$\{[^{}\n]*\}/g, '\u0000');
    for (const { unit, facts, stem, pattern } of patterns) {
      if (!lower.includes(stem)) continue;
      rest = rest.replace(pattern, (written) => {
        found.push({ written, unit, facts: facts.map(({ name, value }) => ({ name, value })) });
        return '\u0000';
      });
    }
    return found;
  };
}

/** A word without the end of its plural. */
const stemOf = (word: string) => word.replace(/(?:ies|s)$/, '');

function patternOf(unit: string): RegExp {
  if (unit === '$') return new RegExp(String.raw`\$\s?${digits}`, 'g');
  if (!/^\w/.test(unit)) return new RegExp(`(?<![\\w.])${range}\\s?${RegExp.escape(unit)}`, 'gi');
  const stem = unit
    .split(/\s+/)
    .map((word) => RegExp.escape(stemOf(word)))
    .join(String.raw`(?:ies|s)?[\s-]+`);
  return new RegExp(String.raw`(?<![\w.$])${range}[\s-]+(?:[a-z-]+\s)?${stem}(?:ies|y|s)?\b`, 'gi');
}

/** Makes a function that finds a phone number in a text, in any spelling. @param label the number, formatted for people */
export function createPhoneFinder(label: string): (text: string) => string | undefined {
  const own = label.replace(/\D/g, '');
  const between = String.raw`[\s().–-]{0,2}`;
  const pattern = new RegExp(String.raw`(?<![\w.])\+?\(?(?:1${between})?${[...own].join(between)}(?!\w)`);
  return (text) => (own.length < 7 ? undefined : pattern.exec(text)?.[0]);
}
