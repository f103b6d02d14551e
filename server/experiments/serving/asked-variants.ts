import type { TestedPage } from './experiment-list.ts';

/**
 * The variants of a page that `?variant=` asks for, by id or as `lp8-price:price`. Of an experiment that it does not name, the
 * control.
 * @returns undefined if it names none of the page's variants
 */
export function askedVariants(
  { renditions, experiments }: Pick<TestedPage, 'renditions' | 'experiments'>,
  asked: readonly string[],
): string | undefined {
  if (asked.length === 0) return undefined;
  const isAsked = (one: string) => asked.includes(one) || asked.includes(one.split(':')[1] ?? '');
  const all = [...renditions.keys()].map((key) => key.split(' '));
  if (!all.some((key) => key.some(isAsked))) return undefined;
  // The combination with most of what was asked for, and then with most experiments; the rest of it is the control.
  const score = (key: readonly string[]) =>
    key.reduce(
      (sum, one) => sum + (isAsked(one) ? experiments.length + 1 : one.endsWith(':control') ? 1 : -1),
      0,
    );
  return all.toSorted((one, other) => score(other) - score(one))[0]?.join(' ');
}
