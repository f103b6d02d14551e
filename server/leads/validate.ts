import type { AnySchemaObject, ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
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

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
ajv.addVocabulary(['x-label', 'x-message']);
addFormats.default(ajv, ['email']);

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
    const fault = faults.find((candidate) => fieldOf(candidate) === name);
    if (fault) texts[name] = explainOne(property, fault);
  }
  return texts;
}

function explainOne(property: Property, fault: ErrorObject): string {
  if (fault.keyword === 'maxLength') return `Use at most ${property.maxLength} characters.`;
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
