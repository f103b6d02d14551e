import schema from '../../../schema/api/lead-email.schema.json' with { type: 'json' };
import { type FieldErrors, leadFields } from './lead-fields.ts';
import type { TypedLead } from './read-lead.ts';

interface Rule {
  'x-message': string;
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/**
 * Holds what was filled in against the rules of `schema/api/lead-email.schema.json`, with its messages, so that the
 * server has nothing else to say about it. Source: spec section 5.
 */
export function validateLead(lead: Readonly<Partial<TypedLead>>): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of leadFields) {
    const rule: Rule = schema.properties[field];
    const value = lead[field];
    const isEmpty = value === undefined || value === '' || value === false;
    const isWrong = isEmpty ? schema.required.includes(field) : breaks(rule, value);
    if (isWrong) errors[field] = rule['x-message'];
  }
  return errors;
}

function breaks(rule: Rule, value: string | boolean): boolean {
  if (typeof value === 'boolean') return rule.const !== undefined && value !== rule.const;
  return (
    value.length > (rule.maxLength ?? Number.POSITIVE_INFINITY) ||
    (rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(value)) ||
    (rule.format === 'email' && !looksLikeEmail(value))
  );
}

/** What everyone would call an email address; whether it exists only a message to it can tell. */
function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}
