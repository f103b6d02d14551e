import { answerLimits, answerPrefix, missingAnswer } from '../../../../schema/api/answers.ts';
import schema from '../../../../schema/api/lead-email.schema.json' with { type: 'json' };
import type { Answer } from '../../../../schema/generated/types.ts';
import { problemOf } from '../../../http/upload.ts';
import type { PreparedField, PreparedOwnField } from '../../../prepared-fields.ts';
import type { FieldErrors } from '../fields/lead-fields.ts';

/** What the visitor entered into the form's own fields. Files are not among them: they follow the lead. */
export function readAnswers(form: HTMLFormElement, fields: readonly PreparedField[]): Answer[] {
  const data = new FormData(form);
  return fields.flatMap((field) => {
    if (field.type === 'known' || field.type === 'file') return [];
    const value = textOf(data, field.name);
    return value === '' ? [] : [{ id: field.name.slice(answerPrefix.length), label: field.label, value }];
  });
}

/** The errors of the form's own fields, and of known ones that only this form requires. */
export function validateAnswers(form: HTMLFormElement, fields: readonly PreparedField[]): FieldErrors {
  const data = new FormData(form);
  const errors: FieldErrors = {};
  for (const field of fields) {
    const text = field.type === 'known' ? knownProblem(data, field) : ownProblem(form, data, field);
    if (text) errors[field.name] = text;
  }
  return errors;
}

function knownProblem(data: FormData, { name, required }: PreparedField): string | undefined {
  if (!required || (name !== 'subject' && name !== 'message') || textOf(data, name) !== '') return undefined;
  return schema.properties[name]['x-message'];
}

function ownProblem(form: HTMLFormElement, data: FormData, field: PreparedOwnField): string | undefined {
  const { type, name, required } = field;
  if (type === 'file') {
    const file = chosenFile(form, field);
    return file ? problemOf(file) : required ? missingAnswer.file : undefined;
  }
  const value = textOf(data, name);
  const control = form.elements.namedItem(name);
  // A date that is typed halfway has no value.
  const isHalf = control instanceof HTMLInputElement && control.validity.badInput;
  if (isHalf || (value === '' && required)) return missingAnswer[type];
  return Array.from(value).length > answerLimits.value
    ? `Use at most ${answerLimits.value} characters.`
    : undefined;
}

export function chosenFile(
  form: HTMLFormElement,
  { name }: Pick<PreparedOwnField, 'name'>,
): File | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control.files?.[0] : undefined;
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
