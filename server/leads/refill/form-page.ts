import type { FieldErrors } from '../../errors.ts';
import type { PolicyOf } from '../../static/page-policy.ts';
import type { Fields } from '../fields.ts';
import type { FindLeadPage } from './lead-pages.ts';
import { readForms } from './page-forms.ts';
import { plainForm } from './plain-form.ts';
import { refillForm } from './refill-form.ts';

/** A form that came back, and why. */
export interface Refusal {
  fields: Fields;
  errors: FieldErrors;
  /** What is said at the form when not every error has its place beside a field; plain text. */
  message: string;
  referrer: string | undefined;
}

export type FormPage = (refusal: Refusal) => Promise<{ html: string; policy: string }>;

const plainPage = readForms(plainForm);

/**
 * Makes the page that shows a visitor the form again: the visitor's own page from dist, or a plain one. Its policy is
 * that of the page as it was built, so that nothing typed can add to it.
 */
export function createFormPage(findPage: FindLeadPage, policyOf: PolicyOf): FormPage {
  return async (refusal) => {
    const found = await findPage(refusal.fields, refusal.referrer);
    const html = found && refillForm(found.forms, refusal);
    if (html !== undefined) return { html, policy: await policyOf(found?.page ?? html) };
    return { html: refilledPlainPage(refusal), policy: await policyOf(plainForm) };
  };
}

function refilledPlainPage(refusal: Refusal): string {
  return (
    refillForm(plainPage, { ...refusal, fields: { ...refusal.fields, form: 'plain', formId: 'plain' } }) ??
    plainForm
  );
}
