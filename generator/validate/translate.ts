import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../schema/load-schemas.ts';
import { type Finding, finding, type Path } from '../errors/finding.ts';
import { nearest } from '../errors/nearest.ts';
import { describeValue, exampleOf, kindOf, typeInWords } from './words.ts';

/**
 * The one place that turns Ajv's errors into words. Of alternatives it reports only the one that the author chose.
 * @param at where the validated value stands in the file
 * @param where what the value is, such as `a page`
 */
export function translate(errors: ErrorObject[], at: Path, where: string): Finding[] {
  const alternatives = errors.filter((error) => error.keyword === 'oneOf');
  const findings = errors
    .filter((error) => !alternatives.some((one) => isBranchOf(error, one)))
    .flatMap((error) => translateOne(error, at, where) ?? []);
  return onePerPlace(findings);
}

function isBranchOf(error: ErrorObject, alternative: ErrorObject): boolean {
  return (
    error !== alternative &&
    error.instancePath.startsWith(alternative.instancePath) &&
    error.schemaPath !== alternative.schemaPath &&
    !chosenBranch(error, alternative) &&
    isInside(error, alternative)
  );
}

/** An error comes from a branch when its schema is one of the branches, or when it is deeper in the same value. */
function isInside(error: ErrorObject, alternative: ErrorObject): boolean {
  const branches = alternative.schema as JsonSchema[];
  if (error.instancePath === alternative.instancePath)
    return branches.includes(error.parentSchema as JsonSchema) || branchPath(error, alternative);
  return branches.some((branch) => branch.type === 'array') && Array.isArray(alternative.data);
}

function branchPath(error: ErrorObject, alternative: ErrorObject): boolean {
  return error.schemaPath.startsWith(`${alternative.schemaPath}/`);
}

/** `all` or a list: for a list, what is wrong inside the list is what the author wants to hear. */
function chosenBranch(error: ErrorObject, alternative: ErrorObject): boolean {
  if (!Array.isArray(alternative.data)) return false;
  const list = (alternative.schema as JsonSchema[]).find((branch) => branch.type === 'array');
  return (
    list !== undefined && (error.parentSchema === list || error.instancePath !== alternative.instancePath)
  );
}

function translateOne(error: ErrorObject, at: Path, where: string): Finding | Finding[] | undefined {
  const path = [...at, ...pathOf(error.instancePath)];
  const key = nameOf(path, where);
  const schema = (error.parentSchema ?? {}) as JsonSchema;
  const { params, data } = error;
  switch (error.keyword) {
    case 'required': {
      const missing = String(params.missingProperty);
      const wanted = schema.properties?.[missing] ?? {};
      if (missing === 'alt' && isRecord(data) && 'src' in data)
        return finding('MissingAlt', { src: String(data.src) }, path, 'key');
      return finding(
        'MissingKey',
        {
          key: missing,
          where: placeName(path, at, where, schema),
          description: wanted.description ?? '',
          example: exampleOf(wanted),
        },
        path,
        'key',
      );
    }
    case 'additionalProperties': {
      const unknown = String(params.additionalProperty);
      const known = Object.keys(schema.properties ?? {});
      return finding(
        'UnknownKey',
        { key: unknown, where: placeName(path, at, where, schema), known, nearest: nearest(unknown, known) },
        [...path, unknown],
        'key',
      );
    }
    case 'pattern':
      if (error.propertyName !== undefined)
        return badName(error.propertyName, schema, [...path, error.propertyName]);
      if (schema.title === 'Id')
        return finding('BadId', { key: String(data), suggestion: slug(String(data)) }, path);
      return finding(
        'BadForm',
        { key, got: describeValue(data), description: schema.description ?? '', example: exampleOf(schema) },
        path,
      );
    case 'format':
      return finding(
        'BadForm',
        { key, got: describeValue(data), description: schema.description ?? '', example: exampleOf(schema) },
        path,
      );
    case 'type':
      return finding(
        'WrongType',
        { key, expected: typeInWords(schema), got: kindOf(data), example: exampleOf(schema, key) },
        path,
      );
    case 'enum':
    case 'const': {
      const allowed = (
        error.keyword === 'enum' ? (params.allowedValues as unknown[]) : [params.allowedValue]
      ).map(String);
      return finding(
        'NotAllowed',
        { key, got: describeValue(data), allowed, nearest: nearest(String(data), allowed) },
        path,
      );
    }
    case 'oneOf':
      return alternative(error, path, key);
    case 'dependentRequired':
      return finding(
        'NeedsCompanion',
        { key: String(params.property), needs: String(params.missingProperty) },
        [...path, String(params.property)],
      );
    case 'minLength':
      return finding('EmptyValue', { key }, path);
    case 'maxLength':
      return finding('TooLong', { key, limit: Number(params.limit), length: [...String(data)].length }, path);
    case 'minProperties':
    case 'minItems':
      return finding('TooFew', { key, limit: Number(params.limit) }, path);
    case 'maxItems':
      return finding('TooMany', { key, limit: Number(params.limit) }, path);
    case 'minimum':
    case 'maximum': {
      const word = error.keyword === 'minimum' ? 'at least' : 'at most';
      return finding('OutOfRange', { key, limit: `${word} ${params.limit}`, got: String(data) }, path);
    }
    case 'uniqueItems':
      return finding('SameTwice', { key, value: describeValue((data as unknown[])[Number(params.i)]) }, [
        ...path,
        Number(params.i),
      ]);
    case 'propertyNames':
    case 'if':
    case 'anyOf':
    case 'allOf':
      return undefined;
    default:
      return finding(
        'BadForm',
        {
          key,
          got: describeValue(data),
          description: schema.description ?? error.message ?? '',
          example: exampleOf(schema),
        },
        path,
      );
  }
}

function alternative(error: ErrorObject, path: Path, key: string): Finding | undefined {
  const branches = error.schema as JsonSchema[];
  const deeds = branches.flatMap((branch) => branch.required ?? []);
  if (deeds.length === branches.length && isRecord(error.data)) {
    const chosen = deeds.filter((deed) => deed in (error.data as object));
    return chosen.length === 0
      ? finding('ActionWithoutDeed', { key }, path, 'key')
      : finding('ActionWithTwoDeeds', { key, deeds: chosen }, [...path, chosen[1] ?? ''], 'key');
  }
  if (Array.isArray(error.data)) return undefined;
  return finding(
    'NotAllowed',
    { key, got: describeValue(error.data), allowed: ['all', 'a list of ids such as [one, two]'] },
    path,
  );
}

function badName(name: string, schema: JsonSchema, path: Path): Finding {
  if (schema.title === 'Fact name') return finding('BadFactName', { key: name }, path, 'key');
  return finding('BadId', { key: name, suggestion: slug(name) }, path, 'key');
}

function slug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  return plain || 'section';
}

function onePerPlace(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ code, path, data }) => {
    const key = JSON.stringify([code, path, 'key' in data ? data.key : '']);
    return !seen.has(key) && seen.add(key);
  });
}

function pathOf(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function nameOf(path: Path, where: string): string {
  const last = path.at(-1);
  if (last === undefined) return where;
  return typeof last === 'number' ? `${String(path.at(-2))} (entry ${last + 1})` : last;
}

function placeName(path: Path, at: Path, where: string, schema: JsonSchema): string {
  if (path.length === at.length) return where;
  const name = `"${nameOf(path, where)}"`;
  return schema.title ? `${name} (${article(schema.title)})` : name;
}

function article(title: string): string {
  const words = title.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${/^[aeio]/.test(words) ? 'an' : 'a'} ${words}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
