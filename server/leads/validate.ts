import type { AnySchemaObject, ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import leadCrm from '../../schema/api/lead-crm.schema.json' with { type: 'json' };
import leadEmail from '../../schema/api/lead-email.schema.json' with { type: 'json' };
import leadForm from '../../schema/api/lead-form.schema.json' with { type: 'json' };
import { type FieldErrors, HttpError } from '../errors.ts';
import type { Fields } from './fields.ts';
import type { Channel } from './submission.ts';

interface Property {
  'x-label'?: string;
  'x-message'?: string;
  maxLength?: number;
}

// What a kind of form adds to a field stands beside the field's type, not with it: no reason to write into the log.
const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
ajv.addVocabulary(['x-label', 'x-message']);

const schemas: Record<Channel, AnySchemaObject> = { email: leadEmail, crm: leadCrm, form: leadForm };
const validators = {
  email: ajv.compile(leadEmail),
  crm: ajv.compile(leadCrm),
  form: ajv.compile(leadForm),
};

/**
 * Holds the fields of a call against its schema in `schema/api/`.
 * @throws HttpError invalid_fields with a text for each wrong field, in the order of the schema
 */
export function validate(channel: Channel, fields: Fields): void {
  const isValid = validators[channel];
  if (isValid(fields)) return;
  const errors = explain(schemas[channel].properties, isValid.errors ?? []);
  throw new HttpError('invalid_fields', { errors, message: summary(schemas[channel].properties, errors) });
}

function explain(properties: Record<string, Property>, faults: readonly ErrorObject[]): FieldErrors {
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

function summary(properties: Record<string, Property>, errors: FieldErrors): string {
  return Object.entries(errors)
    .map(([name, text]) => `${properties[name]?.['x-label'] ?? name}: ${text}`)
    .join(' ');
}
