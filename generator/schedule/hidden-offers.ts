import { type Finding, finding, type Path } from '../errors/finding.ts';
import { isObject } from '../lib/is-object.ts';
import type { OfferKey } from '../prepare/value/context.ts';
import { writtenPath } from './shown-at.ts';

/** A button that orders a package or plan. */
interface Order {
  key: OfferKey;
  id: string;
  path: Path;
}

const offerKeys = ['package', 'plan'] as const;

/** The packages and plans that the buttons in a value order. */
export function ordersIn(value: unknown, path: Path = []): Order[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = isObject(value) && typeof value.form === 'string' ? offerKeys : [];
  const own = keys.flatMap((key) => {
    const id = (value as Record<string, unknown>)[key];
    return typeof id === 'string' ? [{ key, id, path: [...path, key] }] : [];
  });
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...own, ...entries.flatMap(([key, inner]) => ordersIn(inner, [...path, key]))];
}

/**
 * Findings for the buttons in a value that order what is not shown.
 * @param shown the value as it is shown
 * @param when in words; undefined for the present
 */
export function hiddenOffers(
  shown: unknown,
  isShown: (key: OfferKey, id: string) => boolean,
  when: string | undefined,
): Finding[] {
  return ordersIn(shown)
    .filter(({ key, id }) => !isShown(key, id))
    .map(({ key, id, path }) => finding('HiddenOffer', { key, id, when }, writtenPath(shown, path)));
}
