import type { PreparedForm } from '../../../prepared-data.ts';

/** The fields that a visitor fills in, in display order. Source: product-rules.md, Lead forms. */
export const leadFields = [
  'fullName',
  'email',
  'country',
  'phoneNumber',
  'contact',
  'subject',
  'message',
  'termsAgreed',
] as const;

export type LeadField = (typeof leadFields)[number];

export type FormKind = PreparedForm['kind'];

/** Whether a form of this kind has checkboxes. */
export const asksForConsent = (kind: FormKind) => kind !== 'consultation' && kind !== 'rewrite';

/** Error messages by field. */
export type FieldErrors = Partial<Record<LeadField, string>>;

/** The first field with an error, in display order. */
export function firstInvalid(errors: FieldErrors): LeadField | undefined {
  return leadFields.find((field) => errors[field] !== undefined);
}
