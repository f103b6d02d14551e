import type { Context } from 'hono';
import type { ServerEnv } from '../../http/server-env.ts';
import type { ReadSite } from '../../static/live-site.ts';
import type { FindLeadPage } from './lead-pages.ts';
import { readForms } from './page-forms.ts';
import { plainForm } from './plain-form.ts';
import { prefillForm, type Refusal } from './prefill-form.ts';

export type FormPage = (c: Context<ServerEnv>, refusal: Refusal) => Promise<{ html: string; policy: string }>;

const plainForms = readForms(plainForm);
const [plain] = plainForms.forms;

/**
 * Renders the form again: on the visitor's own page from dist, or on a plain one. The policy is computed from the page as it
 * was built, so visitor input cannot extend it.
 */
export function createFormPage(findPage: FindLeadPage, readSite: ReadSite): FormPage {
  return async (c, refusal) => {
    const site = await readSite();
    const { policyOf } = site;
    const found = await findPage(c, refusal.fields, site);
    if (found) return { html: prefillForm(found.forms, found, refusal), policy: await policyOf(found.page) };
    const fields = { ...refusal.fields, form: 'plain', formId: 'plain' };
    const html = plain ? prefillForm(plainForms, plain, { ...refusal, fields }) : plainForm;
    return { html, policy: await policyOf(plainForm) };
  };
}
