import type { Form } from '../generated/types.ts';
import schema from './lead-email.schema.json' with { type: 'json' };

export type FormKind = Form['kind'];

/** The fields that forms know, by their names in YAML, with their names in calls. In the order of a form without `fields`. */
export const knownFields = {
  name: 'fullName',
  email: 'email',
  country: 'country',
  phone: 'phoneNumber',
  contact: 'contact',
  subject: 'subject',
  message: 'message',
  consent: 'termsAgreed',
} as const;

export type KnownFieldKey = keyof typeof knownFields;

/** The fields that a visitor fills in, as calls name them. Source: product-rules.md, Lead forms. */
export type LeadField = (typeof knownFields)[KnownFieldKey];

/** A schema rule that applies to one kind of form, or to all other kinds. */
interface KindRule {
  if: { properties: { kind: { const?: string; enum?: string[] } } };
  then?: { required?: string[] };
  else?: { required?: string[] };
}

/** The fields that the server requires of a form of this kind, by the rules of `lead-email.schema.json`. */
export function requiredFields(kind: FormKind): Set<LeadField> {
  const byKind = (schema.allOf as KindRule[]).flatMap((rule) => {
    const { const: only, enum: several = [only] } = rule.if.properties.kind;
    const branch = several.includes(kind) ? rule.then : rule.else;
    return branch?.required ?? [];
  });
  // One field takes either way to reach the visitor.
  const contact = kind === 'rewrite' ? ['contact'] : [];
  return new Set([...schema.required, ...byKind, ...contact] as LeadField[]);
}

/** Whether forms of this kind can have the field. */
export function canHave(kind: FormKind, field: KnownFieldKey): boolean {
  if (field === 'consent') return requiredFields(kind).has('termsAgreed');
  if (field === 'contact') return kind === 'rewrite';
  return kind !== 'rewrite' || !['email', 'country', 'phone'].includes(field);
}
