import { isObject } from '../../lib/is-object.ts';
import type { Marks } from './marks.ts';
import { withoutTokens } from './tokens.ts';

const amountMark = /^\$\{_(\d+)\}$/;

/** Undoes `markValue`, for a check of the value against its schema. */
export function originalValue(value: unknown, marks: Marks): unknown {
  if (typeof value === 'string') {
    const [, number] = amountMark.exec(value) ?? [];
    return number === undefined ? withoutTokens(value) : marks.at(Number(number)).amount;
  }
  if (Array.isArray(value)) return value.map((item) => originalValue(item, marks));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, originalValue(inner, marks)]));
}
