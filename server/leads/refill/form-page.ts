import type { FieldErrors } from '../../errors.ts';
import type { DistFolder } from '../../static/dist-folder.ts';
import type { PolicyOf } from '../../static/page-policy.ts';
import { type Fields, textOf } from '../fields.ts';
import { type PageForms, readForms } from './page-forms.ts';
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

/** The landing page that stands in when the visitor's own page is not known. */
export const usualPage = '/lp8/';

const plainPage = readForms(plainForm);

/**
 * Makes the page that shows a visitor the form again: the visitor's own page from dist, or a plain one. Its policy is
 * that of the page as it was built, so that nothing typed can add to it.
 */
export function createFormPage(dist: DistFolder, policyOf: PolicyOf): FormPage {
  // As long as the bytes of a version of a page are kept, it is parsed once.
  const known = new WeakMap<Buffer, PageForms>();

  function formsIn(page: Buffer): PageForms {
    const forms = known.get(page) ?? readForms(String(page));
    known.set(page, forms);
    return forms;
  }

  return async (refusal) => {
    const addresses = [textOf(refusal.fields, 'pageUrl'), refusal.referrer, usualPage];
    for (const address of addresses) {
      const path = pathOf(address);
      const file = path === undefined ? undefined : await dist.find(path);
      if (!file?.mediaType.startsWith('text/html')) continue;
      const page = await dist.bytes(file);
      const html = refillForm(formsIn(page), refusal);
      if (html !== undefined) return { html, policy: await policyOf(page) };
    }
    return { html: refilledPlainPage(refusal), policy: await policyOf(plainForm) };
  };
}

function refilledPlainPage(refusal: Refusal): string {
  return (
    refillForm(plainPage, { ...refusal, fields: { ...refusal.fields, form: 'plain', formId: 'plain' } }) ??
    plainForm
  );
}

/** Only the path counts: whatever host the address names, the page is read from our own site. */
function pathOf(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address, 'http://localhost')) return undefined;
  return new URL(address, 'http://localhost').pathname;
}
