import type { PreparedForm } from '../../../prepared-page.ts';

/** The fields that a visitor may have to fill in, in the order in which they stand. Source: spec section 3. */
export const leadFields = [
  'fullName',
  'email',
  'country',
  'phoneNumber',
  'subject',
  'message',
  'termsAgreed',
] as const;

export type LeadField = (typeof leadFields)[number];

export type FormKind = PreparedForm['kind'];

/** What is wrong, in words, beside which field. */
export type FieldErrors = Partial<Record<LeadField, string>>;

/** The first field, as they stand, that has an error. */
export function firstWrong(errors: FieldErrors): LeadField | undefined {
  return leadFields.find((field) => errors[field] !== undefined);
}
