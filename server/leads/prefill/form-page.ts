import type { PolicyOf } from '../../static/page-policy.ts';
import type { FindLeadPage } from './lead-pages.ts';
import { readForms } from './page-forms.ts';
import { plainForm } from './plain-form.ts';
import { prefillForm, type Refusal } from './prefill-form.ts';

export type FormPage = (refusal: Refusal) => Promise<{ html: string; policy: string }>;

const plainPage = readForms(plainForm);

/**
 * Renders the form again: on the visitor's own page from dist, or on a plain one. The policy is computed from the page as it
 * was built, so visitor input cannot extend it.
 */
export function createFormPage(findPage: FindLeadPage, policyOf: PolicyOf): FormPage {
  return async (refusal) => {
    const found = await findPage(refusal.fields, refusal.referrer);
    const html = found && prefillForm(found.forms, refusal);
    if (html !== undefined) return { html, policy: await policyOf(found?.page ?? html) };
    return { html: prefilledPlainPage(refusal), policy: await policyOf(plainForm) };
  };
}

function prefilledPlainPage(refusal: Refusal): string {
  return (
    prefillForm(plainPage, { ...refusal, fields: { ...refusal.fields, form: 'plain', formId: 'plain' } }) ??
    plainForm
  );
}
