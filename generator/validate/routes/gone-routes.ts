import { addressKey } from '../../../schema/redirects.ts';

/**
 * The published routes that neither a page nor a redirect has.
 * @param redirects the keys of all former addresses
 */
export function goneRoutes(
  published: Iterable<string>,
  routes: readonly string[],
  redirects: { has: (key: string) => boolean },
): string[] {
  // Most routes are spelled as before, which is faster to find out than their keys.
  const exact = new Set(routes);
  const rest = [...published].filter((route) => !exact.has(route));
  if (rest.length === 0) return [];
  const keys = new Set(routes.map(addressKey));
  return rest.filter((route) => {
    const key = addressKey(route);
    return key === undefined || !(keys.has(key) || redirects.has(key));
  });
}
