import type { AnySchemaObject, ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type FieldErrors, HttpError } from '../errors.ts';

interface Property {
  'x-label'?: string;
  'x-message'?: string;
  maxLength?: number;
}

type Properties = Record<string, Property>;

// What a kind of form adds to a field stands beside the field's type, not with it: no reason to write into the log.
const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
ajv.addVocabulary(['x-label', 'x-message']);

/**
 * Makes what holds the fields of a call against its schema in `schema/api/`. It throws HttpError invalid_fields with a text
 * for each wrong field, in the order of the schema.
 */
export function createBodyValidator(schema: AnySchemaObject): (fields: Record<string, unknown>) => void {
  const isValid = ajv.compile(schema);
  const properties: Properties = schema.properties;
  return (fields) => {
    if (!isValid(fields)) throw invalidFields(properties, explain(properties, isValid.errors ?? []));
  };
}

/** The refusal of fields, with a text for each. */
export function invalidFields(properties: Properties, errors: FieldErrors): HttpError {
  return new HttpError('invalid_fields', { errors, message: summary(properties, errors) });
}

function explain(properties: Properties, faults: readonly ErrorObject[]): FieldErrors {
  const texts: Record<string, string> = {};
  for (const [name, property] of Object.entries(properties)) {
    const own = faults.filter((fault) => fieldOf(fault) === name);
    if (own.length) texts[name] = explainOne(property, own);
  }
  return texts;
}

/** The length comes first, as in the browser: a text that is too long is often wrong otherwise, too. */
function explainOne(property: Property, faults: readonly ErrorObject[]): string {
  if (faults.some(({ keyword }) => keyword === 'maxLength'))
    return `Use at most ${property.maxLength} characters.`;
  return property['x-message'] ?? 'Please check this field.';
}

function fieldOf(fault: ErrorObject): string | undefined {
  if (fault.keyword === 'required') return fault.params.missingProperty;
  return fault.instancePath.split('/')[1];
}

function summary(properties: Properties, errors: FieldErrors): string {
  return Object.entries(errors)
    .map(([name, text]) => `${properties[name]?.['x-label'] ?? name}: ${text}`)
    .join(' ');
}
