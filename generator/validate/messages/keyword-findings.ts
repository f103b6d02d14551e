import type { ErrorObject } from 'ajv/dist/2020.js';
import { windowKey } from '../../../schema/add-windows.ts';
import { allowKey, type JsonSchema } from '../../../schema/load-schemas.ts';
import { nearest } from '../../../schema/nearest.ts';
import { type Finding, finding, type Path } from '../../errors/finding.ts';
import { isAllBut } from '../../lib/all-but.ts';
import { isObject } from '../../lib/is-object.ts';
import { slug } from '../../lib/slug.ts';
import { parseCommaNumber } from './comma-number.ts';
import { filePathFinding } from './file-path.ts';
import { formFix } from './form-fix.ts';
import { locationName } from './names.ts';
import { asIds, describeValue, exampleOf, howToWrite, kindOf, typeInWords } from './words.ts';

/** An Ajv error and its context. */
export interface Mistake {
  error: ErrorObject;
  /** The schema that contains the failed keyword. */
  schema: JsonSchema;
  path: Path;
  /** The validated value: its path in the file, and its description. */
  at: Path;
  where: string;
  /** The value's name in messages. */
  key: string;
}

type ToFinding = (mistake: Mistake) => Finding | undefined;

const nothing: ToFinding = () => undefined;

/** JSON Schema keyword -> the finding for its error. */
export const keywordFindings: Record<string, ToFinding> = {
  required({ error: { params, data }, schema, path, at, where }) {
    const key = String(params.missingProperty);
    if (key === 'alt' && isObject(data) && 'src' in data)
      return finding('MissingAlt', { src: String(data.src) }, path);
    const missing = schema.properties?.[key] ?? {};
    const { description = '' } = missing;
    const location = locationName(path, at, where, schema);
    const details = { key, where: location, description, example: exampleOf(missing) };
    return finding('MissingKey', details, path, 'key');
  },
  additionalProperties(mistake) {
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
      ...(section && { section }),
    };
    return commaInBraces(mistake, key) ?? finding('UnknownKey', data, [...path, key], 'key');
  },
  pattern(mistake) {
    const { error, schema, path, key } = mistake;
    const { propertyName, data } = error;
    const comma = schema['x-kind'] === 'amount' ? parseCommaNumber(String(data)) : undefined;
    if (comma) return finding('NumberWithComma', { key, written: String(data), ...comma }, path);
    if (schema.title === 'Fact name') return badFactName(String(propertyName ?? data), path);
    if (schema.title === 'Former address') return badAddress(mistake);
    if (isText(schema)) return empty(mistake);
    const file = filePathFinding(key, data, path);
    if (file) return file;
    if (schema.title !== 'Id' && schema.title !== 'Content item') return badForm(mistake);
    const written = propertyName ?? String(data);
    const at = propertyName === undefined ? 'value' : 'key';
    return finding('BadId', { key: written, suggestion: slug(written, 'section') }, path, at);
  },
  format: badForm,
  type({ error: { data }, schema, path, key }) {
    if (path.length === 1 && path[0] === 'sections' && Array.isArray(data))
      return finding('SectionList', { id: slug(firstName(data), 'hello') }, path, 'key');
    const parsed = typeof data === 'string' && schema.type === 'number' ? parseCommaNumber(data) : undefined;
    if (parsed) return finding('NumberWithComma', { key, written: String(data), ...parsed }, path);
    if (path.length === 2 && path[0] === 'sections' && typeof data !== 'object') {
      const fix = `To remove the section from a variant, write: ${String(path[1])}: null. Otherwise write its keys on the lines below, beginning with its type.`;
      return finding('WrongType', { key, expected: 'a group of keys', got: kindOf(data), fix }, path);
    }
    const expected = typeInWords(schema);
    return finding(
      'WrongType',
      { key, expected, got: kindOf(data), fix: howToWrite(schema, path, data) },
      path,
    );
  },
  enum: ({ error, path, key }) => notAllowed(error.params.allowedValues as unknown[], error.data, path, key),
  const: ({ error, path, key }) => notAllowed([error.params.allowedValue], error.data, path, key),
  oneOf: alternative,
  dependentRequired({ error: { params }, path }) {
    const key = String(params.property);
    return finding('NeedsCompanion', { key, needs: String(params.missingProperty) }, [...path, key], 'key');
  },
  minLength: empty,
  maxLength({ error: { params, data, propertyName }, path, key }) {
    const length = [...String(propertyName ?? data)].length;
    const at = propertyName === undefined ? 'value' : 'key';
    return finding('TooLong', { key, limit: Number(params.limit), length }, path, at);
  },
  minProperties: tooFew,
  minItems: tooFew,
  maxItems: ({ error, path, key }) => finding('TooMany', { key, limit: Number(error.params.limit) }, path),
  minimum: ({ error, path, key }) => outOfRange('at least', error, path, key),
  maximum: ({ error, path, key }) => outOfRange('at most', error, path, key),
  uniqueItems({ error: { params, data }, path, key }) {
    const entry = Number(params.i);
    return finding('SameTwice', { key, value: describeValue((data as unknown[])[entry]) }, [...path, entry]);
  },
  propertyNames: nothing,
  if: nothing,
  anyOf: nothing,
  allOf: nothing,
  other: badForm,
};

/** Whether a pattern only requires a visible character. */
function isText({ pattern }: JsonSchema): boolean {
  return pattern === '\\S' || pattern === '^$|\\S';
}

/** Whether an unknown key of a section has keys of its own, like a section, and is no misspelling. */
function isNested(section: unknown, key: string, known: string[]): boolean {
  const value = isObject(section) ? section[key] : undefined;
  return isObject(value) && ('type' in value || nearest(key, known) === undefined);
}

/** A name for the first section of a list: its type, or its only key. */
function firstName([first]: unknown[]): string {
  if (!isObject(first)) return String(first ?? '');
  return String(first.type ?? Object.keys(first)[0] ?? '');
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

function badFactName(key: string, path: Path): Finding {
  const [first = '', ...rest] = slug(key, 'fact').split('-');
  const suggestion = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return finding('BadFactName', { key, suggestion }, path, 'key');
}

function badAddress({ error: { propertyName, data }, path }: Mistake): Finding {
  const written = propertyName ?? String(data);
  const pathname = URL.parse(written, 'https://site.invalid')?.pathname.replace(/\/{2,}/g, '/');
  const suggestion = pathname === '/' ? undefined : pathname;
  return finding(
    'BadFormerAddress',
    { written, suggestion },
    path,
    propertyName === undefined ? 'value' : 'key',
  );
}

function badForm({ error, schema, path, key }: Mistake): Finding {
  const { description = 'This format is not valid here.' } = schema;
  const fix = formFix(key, String(error.data), schema);
  const data = { key, got: describeValue(error.data), description, example: exampleOf(schema), ...fix };
  return finding('BadForm', data, path);
}

function notAllowed(values: unknown[], data: unknown, path: Path, key: string): Finding {
  const allowed = values.map(String);
  return finding(
    'NotAllowed',
    { key, got: describeValue(data), allowed, nearest: nearest(String(data), allowed) },
    path,
  );
}

function empty({ schema, path, key }: Mistake): Finding {
  return finding(
    'EmptyValue',
    { key, example: schema.title === 'Reason' ? exampleOf(schema) : undefined },
    path,
  );
}

function tooFew({ error, schema, path, key }: Mistake): Finding {
  return finding('TooFew', { key, limit: Number(error.params.limit), example: exampleOf(schema) }, path);
}

function outOfRange(word: string, { params, data }: ErrorObject, path: Path, key: string): Finding {
  return finding('OutOfRange', { key, limit: `${word} ${params.limit}`, got: String(data) }, path);
}

/** A `oneOf` is either an action, which has exactly one target, or a reference: `all`, a list, or all but some. */
function alternative({ error, path, key }: Mistake): Finding | undefined {
  const branches = error.schema as JsonSchema[];
  const targets = branches.flatMap((branch) => branch.required ?? []);
  if (targets.length === branches.length) {
    // The `type` keyword reports values that are not objects.
    if (!isObject(error.data)) return undefined;
    const chosen = targets.filter((target) => target in (error.data as object));
    return chosen.length === 0
      ? finding('ActionWithoutTarget', { key }, path, 'key')
      : finding('ActionWithTwoTargets', { key, targets: chosen }, [...path, chosen[1] ?? ''], 'key');
  }
  if (Array.isArray(error.data) || isAllBut(error.data)) return undefined;
  const written = typeof error.data === 'string' ? error.data : undefined;
  const list = written === undefined ? groupAsIds(error.data) : asIds(written);
  return finding(
    'BadReference',
    {
      key,
      got: describeValue(error.data),
      list,
      isAll: nearest(written ?? '', ['all']) !== undefined,
      isGroup: isObject(error.data),
    },
    path,
  );
}

/** The ids in a group of keys in place of a list: `1: proof`, or `proof:`. */
function groupAsIds(group: unknown): string | undefined {
  if (!isObject(group)) return undefined;
  const ids = Object.entries(group).map(([key, value]) => (typeof value === 'string' ? value : key));
  return asIds(ids.join(', '));
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
