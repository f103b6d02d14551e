import { slug } from '../lib/slug.ts';
import { reservedRoute } from '../validate/routes/check-routes.ts';

const longest = 60;

/** Why no page can have a name, in words for behind a colon; undefined when one can. */
export function nameFault(name: string): string | undefined {
  if (name === '404') return 'that is the page for addresses that are not there';
  const odd = oddSigns(name);
  if (odd.length > 0) return `it holds ${odd.join(' and ')}`;
  if (/^\d/.test(name)) return 'it starts with a digit';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return 'each hyphen has to stand alone, between letters';
  if (name.length > longest) return `it has ${name.length} characters, and ${longest} are the most`;
  return reservedRoute(`/${name}/`);
}

/** The nearest name that a page can have and that is not taken. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const plain = slug(/^\d/.test(name) ? `page-${name}` : name, 'my-page');
  const wanted = nameFault(plain) ? `${plain}-page` : plain;
  let free = wanted;
  for (let count = 2; isTaken(free); count++) free = `${wanted}-${count}`;
  return free;
}

/** The signs that are no small letter, digit or hyphen, as people call them, each once. */
function oddSigns(name: string): string[] {
  const signs = name.normalize('NFC').match(/[^a-z0-9-]/gu) ?? [];
  return [
    ...new Set(
      signs.map((sign) => (/[A-Z]/.test(sign) ? 'capital letters' : /\s/.test(sign) ? 'blanks' : sign)),
    ),
  ];
}
