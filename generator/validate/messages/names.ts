import type { JsonSchema } from '../../../schema/load-schemas.ts';
import type { Path } from '../../errors/finding.ts';

/** Converts one of Ajv's JSON pointers to a path. */
export function pathOf(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** The name of a value in messages: its key, or its list and entry number. */
export function nameOf(path: Path, where: string): string {
  const last = path.at(-1);
  if (last === undefined) return where;
  return typeof last === 'number' ? `${String(path.at(-2))} (entry ${last + 1})` : last;
}

/** The name of a group of keys in messages, with its kind. @param at path of the validated value in its file */
export function locationName(path: Path, at: Path, where: string, schema: JsonSchema): string {
  if (path.length === at.length) return where;
  const name = `"${nameOf(path, where)}"`;
  return schema.title && !/s$/.test(schema.title) ? `${name} (${article(schema.title)})` : name;
}

function article(title: string): string {
  const words = title.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${/^[aeio]/.test(words) ? 'an' : 'a'} ${words}`;
}
