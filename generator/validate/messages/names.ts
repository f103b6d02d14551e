import type { JsonSchema } from '../../../schema/load-schemas.ts';
import type { Path } from '../../errors/finding.ts';

/** A JSON pointer of Ajv's as a path. */
export function pathOf(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** What people call the value at a path: its key, or the list and the number of the entry. */
export function nameOf(path: Path, where: string): string {
  const last = path.at(-1);
  if (last === undefined) return where;
  return typeof last === 'number' ? `${String(path.at(-2))} (entry ${last + 1})` : last;
}

/** What people call a group of keys, with its kind. @param at where the validated value stands in its file */
export function placeName(path: Path, at: Path, where: string, schema: JsonSchema): string {
  if (path.length === at.length) return where;
  const name = `"${nameOf(path, where)}"`;
  return schema.title ? `${name} (${article(schema.title)})` : name;
}

function article(title: string): string {
  const words = title.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${/^[aeio]/.test(words) ? 'an' : 'a'} ${words}`;
}
