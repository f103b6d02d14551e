import type { Fact } from '../../../schema/generated/types.ts';
import type { DeepReadonly } from '../../lib/deep-readonly.ts';

/** A fact with everything that site.yaml says about it. */
export interface LedgerFact extends DeepReadonly<Omit<Extract<Fact, object>, 'value'>> {
  value: string;
}

/** @param base the site's fact that a page overrides; a plain value replaces only its value */
export function ledgerFact(written: DeepReadonly<Fact>, base?: LedgerFact): LedgerFact {
  const entry = typeof written === 'object' ? written : { value: written };
  return { ...base, ...entry, value: String(entry.value) };
}

const reference = /^([A-Za-z][A-Za-z0-9]*)(?:\.(value|counts|scope))?$/;

/**
 * The text of a reference: `turnaround` is the value with its unit, `turnaround.value`, `turnaround.counts`, and
 * `turnaround.scope` are parts of the fact, and a capital first letter capitalizes the text.
 */
export function readFact(
  written: string,
  factOf: (name: string) => LedgerFact | undefined,
): string | undefined {
  const [, name = '', part] = reference.exec(written) ?? [];
  const key = name.charAt(0).toLowerCase() + name.slice(1);
  const fact = factOf(key);
  const text = fact && (part ? fact[part as 'value' | 'counts' | 'scope'] : withUnit(fact));
  return text === undefined || key === name ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** The number in a fact such as `$1,500`; undefined if it is not a number. */
export function amountOf({ value }: LedgerFact): number | undefined {
  const digits = value.replace(/[$,%+\s]/g, '');
  return digits !== '' && Number.isFinite(Number(digits)) ? Number(digits) : undefined;
}

function withUnit({ value, unit }: LedgerFact): string {
  if (unit === undefined || value.endsWith(unit) || value.startsWith(unit)) return value;
  // Cents have two digits.
  if (unit === '$') return unit + value.replace(/\.\d$/, '$&0');
  return /^\w/.test(unit) ? `${value} ${unit}` : value + unit;
}
