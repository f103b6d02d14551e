import leadCrm from '../../../schema/api/lead-crm.schema.json' with { type: 'json' };
import leadEmail from '../../../schema/api/lead-email.schema.json' with { type: 'json' };
import leadForm from '../../../schema/api/lead-form.schema.json' with { type: 'json' };
import { createBodyValidator, type MissingField } from '../../http/body-validator.ts';
import type { Fields } from '../../http/fields.ts';
import { findPhoneError } from './phone-error.ts';
import type { Channel } from './submission.ts';

export const schemas = { email: leadEmail, crm: leadCrm, form: leadForm };

const validators = {
  email: createBodyValidator(leadEmail, findPhoneError),
  crm: createBodyValidator(leadCrm, findPhoneError),
  form: createBodyValidator(leadForm, findPhoneError),
};

/**
 * Validates the fields of a call against its schema in `schema/api/`, and the phone number by the rules of its country.
 * @param missing fields that are empty although their form requires them
 * @throws HttpError invalid_fields with a message for each invalid field, in the order of the schema
 */
export function validate(
  channel: Channel,
  fields: Fields,
  missing: Readonly<Record<string, MissingField>> = {},
): void {
  validators[channel](fields, missing);
}
