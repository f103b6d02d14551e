import { invalidParam, missing } from './api-error.ts';
import type { Params } from './form.ts';
import { hash, integer, type Reader, readParams, text } from './params.ts';

const instant = hash({ gt: integer, gte: integer, lt: integer, lte: integer });

/** Parameters of every list. Source: docs.stripe.com/api/pagination. */
const paging = {
  limit: ((value, name) => {
    const limit = integer(value, name);
    if (limit >= 1 && limit <= 100) return limit;
    throw invalidParam(name, 'parameter_invalid_integer', 'This value must be between 1 and 100.');
  }) satisfies Reader<number>,
  starting_after: text,
  ending_before: text,
  created: instant,
};

/**
 * A page of a list, newest first.
 * @param items oldest first
 * @param filters properties that the list can be filtered by
 */
export function listPage<T extends { id: string; created: number }>(
  url: string,
  items: Iterable<T>,
  params: Params,
  filters: readonly (keyof T & string)[] = [],
): object {
  const spec = { ...paging, ...Object.fromEntries(filters.map((name) => [name, text])) };
  const { limit = 10, starting_after, ending_before, created, ...wanted } = readParams(params, spec);
  const found = [...items]
    .reverse()
    .filter((item) => Object.entries(wanted).every(([name, value]) => item[name as keyof T] === value))
    .filter((item) => isWithin(item.created, created ?? {}));
  const indexOf = (id: string, param: string) => {
    const index = found.findIndex((item) => item.id === id);
    if (index < 0) throw missing('object', id, param);
    return index;
  };
  if (ending_before) {
    const end = indexOf(ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: found.slice(start, end), has_more: start > 0, url };
  }
  const start = starting_after ? indexOf(starting_after, 'starting_after') + 1 : 0;
  const data = found.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < found.length, url };
}

function isWithin(created: number, { gt, gte, lt, lte }: ReturnType<typeof instant>): boolean {
  return (
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  );
}
