import { requiredFields } from '../../../../schema/api/form-fields.ts';
import schema from '../../../../schema/api/lead-email.schema.json' with { type: 'json' };
import { type FieldErrors, type FormKind, leadFields } from './lead-fields.ts';
import type { TypedLead } from './read-lead.ts';

interface Rule {
  'x-message': string;
  const?: unknown;
  maxLength?: number;
  pattern?: string;
}

/**
 * Validates a lead by the rules of `schema/api/lead-email.schema.json`, with its messages: the same rules as the
 * server's.
 */
export function validateLead(lead: Readonly<Partial<TypedLead>>, kind: FormKind = 'lead'): FieldErrors {
  const errors: FieldErrors = {};
  const required = requiredFields(kind);
  for (const field of leadFields) {
    const rule: Rule = schema.properties[field];
    const value = lead[field];
    const isEmpty = value === undefined || value === '' || value === false;
    const text = isEmpty ? (required.has(field) ? rule['x-message'] : undefined) : problemOf(rule, value);
    if (text) errors[field] = text;
  }
  return errors;
}

function problemOf(rule: Rule, value: string | boolean): string | undefined {
  if (typeof value === 'boolean')
    return rule.const !== undefined && value !== rule.const ? rule['x-message'] : undefined;
  // JSON Schema counts code points, not UTF-16 units.
  if (rule.maxLength !== undefined && Array.from(value).length > rule.maxLength)
    return `Use at most ${rule.maxLength.toLocaleString('en-US')} characters.`;
  // The server compiles patterns with the same flag.
  if (rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(value)) return rule['x-message'];
  return undefined;
}
