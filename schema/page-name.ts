import { reservedRoute } from './reserved-route.ts';

const maxLength = 60;

/** Names that Windows cannot give to files, with any extension. Source: "Naming Files, Paths, and Namespaces", Microsoft. */
export const isWindowsDevice = (name: string) => /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(name);

/** Why a page cannot have a name, to follow a colon; undefined for a valid name. */
export function nameProblem(name: string): string | undefined {
  if (name === '404') return 'it is the page for unknown addresses';
  const invalid = invalidCharacters(name);
  if (invalid.length > 0) return `it contains ${invalid.join(' and ')}`;
  if (/^\d/.test(name)) return 'it starts with a digit';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return 'only single hyphens between letters are allowed';
  if (name.length > maxLength) return `it has ${name.length} characters; the limit is ${maxLength}`;
  if (isWindowsDevice(name)) return 'Windows has no files of this name';
  return reservedRoute(`/${name}/`);
}

const routePattern = /^\/(?:[A-Za-z0-9_.-]+\/)*[A-Za-z0-9_.-]*$/;

/**
 * Why a page cannot have a route, to follow a colon; undefined for a valid route.
 * @param isTable whether the page is made from a table, whose rows fill in `{{columns}}`
 */
export function routeProblem(route: string, isTable = false): string | undefined {
  const filled = isTable ? route.replaceAll(/\{\{[^{}/]+\}\}/g, 'x') : route;
  if (isTable && filled === route) return 'each row of its table needs its own, such as /in/{{city}}/';
  return routePattern.test(filled) ? reservedRoute(filled) : 'a route starts with / and has no spaces';
}

/** Each kind of invalid character once, in words. */
function invalidCharacters(name: string): string[] {
  const characters = name.normalize('NFC').match(/[^a-z0-9-]/gu) ?? [];
  return [
    ...new Set(
      characters.map((character) =>
        /[A-Z]/.test(character) ? 'uppercase letters' : /\s/.test(character) ? 'spaces' : `"${character}"`,
      ),
    ),
  ];
}
