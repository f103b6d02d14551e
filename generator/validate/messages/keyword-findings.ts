import type { JsonSchema } from '../../../schema/load-schemas.ts';
import { nearest } from '../../../schema/nearest.ts';
import { type Finding, finding, type Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { slug } from '../../lib/slug.ts';
import { alternative } from './alternative-finding.ts';
import { parseCommaNumber } from './comma-number.ts';
import { filePathFinding } from './file-path.ts';
import { formFix } from './form-fix.ts';
import { missingKey, unknownKey } from './key-findings.ts';
import type { Mistake } from './mistake.ts';
import { valueAmongSections } from './value-among-sections.ts';
import {
  describeValue,
  exampleOf,
  flow,
  howToAllow,
  howToWrite,
  kindOf,
  shortened,
  typeInWords,
} from './words.ts';

type ToFinding = (mistake: Mistake) => Finding | undefined;

const nothing: ToFinding = () => undefined;

/** JSON Schema keyword -> the finding for its error. */
export const keywordFindings: Record<string, ToFinding> = {
  required: missingKey,
  additionalProperties: unknownKey,
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
  type({ error: { data }, schema, path, root, key }) {
    if (path.length === 1 && path[0] === 'sections' && Array.isArray(data)) return sectionList(data, path);
    const parsed = typeof data === 'string' && schema.type === 'number' ? parseCommaNumber(data) : undefined;
    if (parsed) return finding('NumberWithComma', { key, written: String(data), ...parsed }, path);
    if (path.length === 2 && path[0] === 'sections' && data !== null && isObject(root))
      return valueAmongSections(key, Object.entries(root.sections as object));
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
  dependentRequired({ error: { params, data }, schema, path }) {
    const key = String(params.property);
    const targets = ((schema.oneOf ?? []) as JsonSchema[]).flatMap(({ required = [] }) => required);
    const other = targets.find((target) => isObject(data) && target in data);
    const isTarget = targets.length > 0 && other === undefined;
    const details = { key, needs: String(params.missingProperty), isTarget, other };
    return finding('NeedsCompanion', details, [...path, key], 'key');
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
  minimum: (mistake) => outOfRange('at least', mistake),
  maximum: (mistake) => outOfRange('at most', mistake),
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

/** Sections with dashes: `- faqs:`, or `- type: faqs`, or only `- faqs`. */
function sectionList([first]: unknown[], path: Path): Finding {
  const section = isObject(first) ? first : {};
  const form = !isObject(first) ? 'text' : section.type === undefined ? 'id' : 'group';
  const name = { text: first, id: Object.keys(section)[0], group: section.type }[form];
  const lines = Object.entries(section).map(([key, value]) => `${key}: ${shortened(flow(value))}`);
  const data = { id: slug(String(name ?? ''), 'hello'), form, lines: lines.slice(0, 3) } as const;
  return finding('SectionList', data, path, 'key');
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
  const written = typeof error.data === 'string' ? error.data : undefined;
  const data = {
    key,
    got: describeValue(error.data),
    description,
    example: exampleOf(schema),
    ...fix,
    written,
  };
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

function empty({ schema, usage, path, key }: Mistake): Finding {
  return finding(
    'EmptyValue',
    { key, ...(path.includes('allow') && { fix: howToAllow(schema, path) }), isRequired: usage.isRequired },
    path,
  );
}

function tooFew({ error, schema, usage: { collection }, path, key }: Mistake): Finding {
  const limit = Number(error.params.limit);
  return finding('TooFew', { key, limit, example: exampleOf(schema), collection }, path);
}

function outOfRange(word: string, { error: { params, data }, schema, path, key }: Mistake): Finding {
  const limit = `${word} ${params.limit}`;
  return finding('OutOfRange', { key, limit, got: String(data), example: exampleOf(schema) }, path);
}
