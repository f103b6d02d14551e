import { type Fields, textOf } from '../../http/fields.ts';
import type { DistFolder } from '../../static/dist-folder.ts';
import { findForm, type PageForms, type PlacedForm, readForms } from './page-forms.ts';

/** A page of the site with the form that a post came from. */
export interface LeadPage extends PlacedForm {
  page: Buffer;
  forms: PageForms;
}

/** Finds the page and the form on it; undefined when no page of ours can be meant. */
export type FindLeadPage = (fields: Fields, referrer: string | undefined) => Promise<LeadPage | undefined>;

/** The landing page that stands in when the visitor's own page is not known. */
export const usualPage = '/lp8/';

export function createLeadPages(dist: DistFolder): FindLeadPage {
  // As long as the bytes of a version of a page are kept, it is parsed once.
  const known = new WeakMap<Buffer, PageForms>();

  function formsIn(page: Buffer): PageForms {
    const forms = known.get(page) ?? readForms(String(page));
    known.set(page, forms);
    return forms;
  }

  return async (fields, referrer) => {
    for (const address of [textOf(fields, 'pageUrl'), referrer, usualPage]) {
      const path = pathOf(address);
      const file = path === undefined ? undefined : await dist.find(path);
      if (!file?.mediaType.startsWith('text/html')) continue;
      const page = await dist.bytes(file);
      const forms = formsIn(page);
      const placed = findForm(forms, fields);
      if (placed) return { page, forms, ...placed };
    }
    return undefined;
  };
}

/** Only the path counts: whatever host the address names, the page is read from our own site. */
function pathOf(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address, 'http://localhost')) return undefined;
  return new URL(address, 'http://localhost').pathname;
}
