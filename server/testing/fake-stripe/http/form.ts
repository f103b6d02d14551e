/** A form value: text, a hash, or a list. */
export type Value = string | Value[] | Params;

export interface Params {
  [name: string]: Value;
}

/** Parses `a[b][0]=c` like Stripe, from a body or a query. */
export function parseForm(text: string): Params {
  const params: Params = {};
  for (const [key, value] of new URLSearchParams(text)) put(params, pathOf(key), value);
  return withLists(params) as Params;
}

/** `expand[]` has an empty last name and gets the next free index. */
const pathOf = (key: string): string[] => {
  const [name = '', ...rest] = key.split('[');
  return [name, ...rest.map((part) => part.replace(/\]$/, ''))];
};

function put(into: Params, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(Object.keys(into).length) : name;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const known = into[key];
  const next = typeof known === 'object' && !Array.isArray(known) ? known : {};
  into[key] = next;
  put(next, rest, value);
}

/** A hash with the keys 0, 1, 2… becomes a list. */
function withLists(value: Value): Value {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, withLists(item)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
