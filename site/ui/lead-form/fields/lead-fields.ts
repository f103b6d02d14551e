import type { AnswerName } from '../../../../schema/api/answers.ts';
import { type FormKind, knownFields, type LeadField } from '../../../../schema/api/form-fields.ts';

export type { FormKind, LeadField };

/** The fields that a visitor fills in, in display order. Source: product-rules.md, Lead forms. */
export const leadFields: readonly LeadField[] = Object.values(knownFields);

/** A field that forms know, or one that only this form has. */
export type FieldName = LeadField | AnswerName;

/** Whether a form of this kind has checkboxes. */
export const asksForConsent = (kind: FormKind) => kind !== 'consultation' && kind !== 'rewrite';

/** Error messages by field. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** The first field with an error. @param order of the fields on the page */
export function firstInvalid(
  errors: FieldErrors,
  order: readonly FieldName[] = leadFields,
): FieldName | undefined {
  return order.find((field) => errors[field] !== undefined);
}
