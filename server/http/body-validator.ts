import type { AnySchemaObject, ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type FieldErrors, HttpError } from '../errors.ts';

interface Property {
  'x-label'?: string;
  'x-message'?: string;
  maxLength?: number;
}

type Properties = Record<string, Property>;

/** An empty field that its form requires, with its label on the page. */
export interface MissingField {
  label: string;
  message: string;
}

// A form kind adds keywords to a field without repeating its type, which Ajv would otherwise warn about.
const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
ajv.addVocabulary(['x-label', 'x-message']);

/**
 * Makes a validator of a call's fields from its schema in `schema/api/`. The validator throws HttpError invalid_fields
 * with a message for each invalid field, in the order of the schema.
 * @param findMore finds what a schema cannot express; its messages replace those of the schema
 * @returns takes the fields, and those that are empty although their form requires them
 */
export function createBodyValidator(
  schema: AnySchemaObject,
  findMore: (fields: Record<string, unknown>) => FieldErrors = () => ({}),
): (fields: Record<string, unknown>, missing?: Readonly<Record<string, MissingField>>) => void {
  // Compiled at the first call: compiling every schema would take a tenth of the server's startup.
  let isValid: ValidateFunction | undefined;
  const properties: Properties = schema.properties;
  return (fields, missing = {}) => {
    isValid ??= ajv.compile(schema);
    const errors = isValid(fields) ? {} : explain(properties, isValid.errors ?? []);
    const own = Object.entries(missing).map(([name, { message }]) => [name, message] as const);
    const all: FieldErrors = { ...Object.fromEntries(own), ...errors, ...findMore(fields) };
    const names = new Set([...Object.keys(properties), ...Object.keys(missing)]);
    const inOrder = [...names].flatMap((name) => (all[name] ? [[name, all[name]]] : []));
    if (inOrder.length === 0) return;
    const labels = Object.entries(missing).map(
      ([name, { label }]) => [name, { 'x-label': label || name }] as const,
    );
    throw invalidFields({ ...Object.fromEntries(labels), ...properties }, Object.fromEntries(inOrder));
  };
}

export function invalidFields(properties: Properties, errors: FieldErrors): HttpError {
  return new HttpError('invalid_fields', { errors, message: summary(properties, errors) });
}

function explain(properties: Properties, problems: readonly ErrorObject[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [name, property] of Object.entries(properties)) {
    const own = problems.filter((problem) => fieldOf(problem) === name);
    if (own.length) messages[name] = explainOne(property, own);
  }
  return messages;
}

/** Length comes first, as in the browser, because text that is too long is often invalid in other ways, too. */
function explainOne(property: Property, problems: readonly ErrorObject[]): string {
  if (property.maxLength !== undefined && problems.some(({ keyword }) => keyword === 'maxLength'))
    return `Use at most ${property.maxLength.toLocaleString('en-US')} characters.`;
  return property['x-message'] ?? 'Please check this field.';
}

function fieldOf(problem: ErrorObject): string | undefined {
  if (problem.keyword === 'required') return problem.params.missingProperty;
  return problem.instancePath.split('/')[1];
}

function summary(properties: Properties, errors: FieldErrors): string {
  return Object.entries(errors)
    .map(([name, message]) => `${properties[name]?.['x-label'] ?? name}: ${message}`)
    .join(' ');
}
