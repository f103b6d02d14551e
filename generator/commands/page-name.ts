import { slug } from '../lib/slug.ts';
import { reservedRoute } from '../validate/routes/reserved-route.ts';

const maxLength = 60;

/** Why a page cannot have a name, to follow a colon; undefined for a valid name. */
export function nameProblem(name: string): string | undefined {
  if (name === '404') return 'it is the page for unknown addresses';
  const invalid = invalidCharacters(name);
  if (invalid.length > 0) return `it contains ${invalid.join(' and ')}`;
  if (/^\d/.test(name)) return 'it starts with a digit';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return 'only single hyphens between letters are allowed';
  if (name.length > maxLength) return `it has ${name.length} characters; the limit is ${maxLength}`;
  return reservedRoute(`/${name}/`);
}

/** The nearest valid name that is not taken. */
export function availableName(name: string, isTaken: (name: string) => boolean): string {
  const plain = slug(/^\d/.test(name) ? `page-${name}` : name, 'my-page');
  const valid = nameProblem(plain) ? `${plain}-page` : plain;
  let available = valid;
  for (let count = 2; isTaken(available); count++) available = `${valid}-${count}`;
  return available;
}

/** Each kind of invalid character once, in words. */
function invalidCharacters(name: string): string[] {
  const characters = name.normalize('NFC').match(/[^a-z0-9-]/gu) ?? [];
  return [
    ...new Set(
      characters.map((character) =>
        /[A-Z]/.test(character) ? 'uppercase letters' : /\s/.test(character) ? 'spaces' : character,
      ),
    ),
  ];
}
