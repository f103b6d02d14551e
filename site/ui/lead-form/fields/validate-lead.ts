import schema from '../../../../schema/api/lead-email.schema.json' with { type: 'json' };
import { type FieldErrors, type FormKind, type LeadField, leadFields } from './lead-fields.ts';
import type { TypedLead } from './read-lead.ts';

interface Rule {
  'x-message': string;
  const?: unknown;
  maxLength?: number;
  pattern?: string;
}

/**
 * Holds what was filled in against the rules of `schema/api/lead-email.schema.json`, with its messages, so that the
 * server has nothing else to say about it. Source: spec section 5.
 */
export function validateLead(lead: Readonly<Partial<TypedLead>>, kind: FormKind = 'lead'): FieldErrors {
  const errors: FieldErrors = {};
  const required = requiredOf(kind);
  for (const field of leadFields) {
    const rule: Rule = schema.properties[field];
    const value = lead[field];
    const isEmpty = value === undefined || value === '' || value === false;
    const text = isEmpty ? (required.has(field) ? rule['x-message'] : undefined) : faultOf(rule, value);
    if (text) errors[field] = text;
  }
  return errors;
}

/** A rule of the schema that holds for one kind of form, or for all others. */
interface KindRule {
  if: { properties: { kind: { const: string } } };
  then?: { required: string[] };
  else?: { required: string[] };
}

function requiredOf(kind: FormKind): Set<LeadField> {
  const byKind = (schema.allOf as KindRule[]).flatMap((rule) => {
    const holds = rule.if.properties.kind.const === kind ? rule.then : rule.else;
    return holds?.required ?? [];
  });
  return new Set([...schema.required, ...byKind] as LeadField[]);
}

function faultOf(rule: Rule, value: string | boolean): string | undefined {
  if (typeof value === 'boolean')
    return rule.const !== undefined && value !== rule.const ? rule['x-message'] : undefined;
  // Characters as the schema counts them: one that is made of two units is one.
  if (rule.maxLength !== undefined && Array.from(value).length > rule.maxLength)
    return `Use at most ${rule.maxLength} characters.`;
  // With the flag by which the server reads the pattern.
  if (rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(value)) return rule['x-message'];
  return undefined;
}
