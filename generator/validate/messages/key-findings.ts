import { windowKey } from '../../../schema/add-windows.ts';
import { allowKey, collectionOf, type JsonSchema } from '../../../schema/load-schemas.ts';
import { nearest } from '../../../schema/nearest.ts';
import { type Finding, finding } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { parseCommaNumber } from './comma-number.ts';
import type { Mistake } from './mistake.ts';
import { locationName } from './names.ts';
import { exampleOf, flow, shortened } from './words.ts';

/** A group of keys lacks one. */
export function missingKey({ error: { params, data }, schema, path, at, where }: Mistake): Finding {
  const key = String(params.missingProperty);
  if (key === 'alt' && isObject(data) && 'src' in data)
    return finding('MissingAlt', { src: String(data.src) }, path);
  const missing = schema.properties?.[key] ?? {};
  const { description = '' } = missing;
  const location = locationName(path, at, where, schema);
  const collection = collectionOf(missing);
  const details = { key, where: location, description, example: exampleOf(missing), collection };
  return finding('MissingKey', details, path, 'key');
}

/** A group of keys has one that its schema does not know. */
export function unknownKey(mistake: Mistake): Finding {
  const { error, schema, path, at, where } = mistake;
  const key = String(error.params.additionalProperty);
  const known = knownKeys(schema, key);
  if ((key === 'after' || key === 'before') && path[0] === 'sections' && path.length === 2)
    return finding('PositionWithoutBase', { word: key }, [...path, key], 'key');
  const [part, outer] = path;
  if (part === 'sections' && path.length === 2 && isNested(error.data, key, known))
    return finding('NestedSection', { key, section: String(outer) }, [...path, key], 'key');
  const section = path.length === 0 && nearest(key, known) === undefined && sectionWith(error.data, key);
  const data = {
    key,
    where: locationName(path, at, where, schema),
    known,
    ...(section && {
      section,
      line: `${key}: ${shortened(flow((error.data as Record<string, unknown>)[key]))}`,
    }),
    ...fix(mistake, key, known),
  };
  return commaInBraces(mistake, key) ?? finding('UnknownKey', data, [...path, key], 'key');
}

/** What to do with a key that is no misspelling: one of another type of section, or a tag that cannot be added. */
function fix(
  { error, schema, path, at, typesWith }: Mistake,
  key: string,
  known: string[],
): { fix?: string } {
  if (nearest(key, known) !== undefined) return {};
  if (schema.title === 'Tags') {
    const isOnly = isObject(error.data) && Object.keys(error.data).length === 1;
    return {
      fix: `"${key}" cannot be added directly. Add it in Google Tag Manager and write the id of its container under "gtm", or delete "${isOnly ? 'tags' : key}". Use one of these keys: ${known.join(', ')}.`,
    };
  }
  const types = path.length === at.length && at[0] === 'sections' ? typesWith(key) : [];
  if (types.length === 0 || types.length > 6) return {};
  return {
    fix: `"${key}" works only in sections of the type ${types.join(' or ')}. Delete it here, or use one of these keys: ${known.join(', ')}.`,
  };
}

/** Whether an unknown key of a section has keys of its own, like a section, and is no misspelling. */
function isNested(section: unknown, key: string, known: string[]): boolean {
  const value = isObject(section) ? section[key] : undefined;
  return isObject(value) && ('type' in value || nearest(key, known) === undefined);
}

/** In braces a comma ends the value, so `{ value: 4,5 }` has a second key `5` without a value. */
function commaInBraces({ error: { data }, schema, path }: Mistake, key: string): Finding | undefined {
  if (!/^\d+$/.test(key) || !isObject(data) || data[key] !== null) return undefined;
  const numbers = Object.keys(schema.properties ?? {}).filter((one) => Number.isInteger(data[one]));
  const [name, ...others] = numbers;
  if (name === undefined || others.length > 0) return undefined;
  const written = `${data[name]},${key}`;
  const parsed = parseCommaNumber(written);
  return (
    parsed && finding('NumberWithComma', { key: name, written, ...parsed }, [...path, name], 'value', written)
  );
}

/** Every group can have the keys of the schedule, so they are suggested only to an author who meant one of them. */
function knownKeys({ properties = {} }: JsonSchema, written: string): string[] {
  const windows = Object.keys(properties).filter((key) => windowKey in (properties[key] ?? {}));
  const others = Object.keys(properties).filter((key) => key !== allowKey && !windows.includes(key));
  const isWindow = nearest(written, others) === undefined && nearest(written, windows) !== undefined;
  return isWindow ? [...others, ...windows] : others;
}

/** The section of a page that a key at its top is, or belongs to. */
function sectionWith(page: unknown, key: string): string | undefined {
  if (!isObject(page) || !isObject(page.sections)) return undefined;
  const written = page[key];
  if (Object.hasOwn(page.sections, key) || (isObject(written) && 'type' in written)) return key;
  const owners = Object.entries(page.sections).filter(([, one]) => isObject(one) && Object.hasOwn(one, key));
  return owners.length === 1 ? owners[0]?.[0] : undefined;
}
