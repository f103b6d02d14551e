import { parse } from 'parse5';
import { sizeText, type UploadAnswer } from '../../../schema/api/attachments.ts';
import { attribute, type Element, elementsIn } from '../../leads/prefill/elements.ts';
import { PageEdits } from '../../leads/prefill/page-edits.ts';
import { htmlText } from '../../mail/html-text.ts';
import type { ReadSite } from '../../static/live-site.ts';
import { plainPage } from '../../static/plain-page.ts';

/** What a visitor without JavaScript sees after an upload. */
export type UploadOutcome = { file: UploadAnswer['file'] } | { message: string };

/** Renders the visitor's page again, with the outcome in its form. */
export type UploadPage = (
  outcome: UploadOutcome,
  referrer: string | undefined,
) => Promise<{ html: string; policy: string }>;

/** Where forms lead, for visitors whose own page is unknown. */
const defaultPage = '/thankyou';

export function createUploadPage(readSite: ReadSite): UploadPage {
  // Each cached version of a page is parsed once.
  const parsed = new WeakMap<Buffer, Element | undefined>();

  return async (outcome, referrer) => {
    const { dist, policyOf } = await readSite();
    for (const address of [referrer, defaultPage]) {
      const path = URL.parse(address ?? '', 'http://localhost')?.pathname;
      const file = path === undefined ? undefined : await dist.find(path);
      if (!file?.mediaType.startsWith('text/html')) continue;
      const page = await dist.bytes(file);
      const upload = parsed.getOrInsertComputed(page, () => findUpload(String(page)));
      if (upload) return { html: showOutcome(String(page), upload, outcome), policy: await policyOf(page) };
    }
    const html = plainPage('Your file', `<p>${htmlText(plainText(outcome))}</p>`);
    return { html, policy: await policyOf(html) };
  };
}

/** The element around the form; see `site/sections/notice/upload.tsx`. */
function findUpload(html: string): Element | undefined {
  return elementsIn(parse(html, { sourceCodeLocationInfo: true })).find(
    (element) => attribute(element, 'data-upload') !== undefined,
  );
}

function showOutcome(html: string, upload: Element, outcome: UploadOutcome): string {
  const edits = new PageEdits();
  const show = (part: string, text?: string) => {
    const element = elementsIn(upload).find((candidate) => attribute(candidate, 'data-part') === part);
    if (!element) return;
    edits.removeAttribute(element, 'hidden');
    if (text !== undefined) edits.setText(element, text);
  };
  if ('message' in outcome) show('error', outcome.message);
  else {
    show('got');
    show('name', outcome.file.name);
    show('size', sizeText(outcome.file.sizeBytes));
    const form = elementsIn(upload).find(({ tagName }) => tagName === 'form');
    if (form) edits.setAttribute(form, 'hidden', '');
  }
  return edits.applyTo(html);
}

function plainText(outcome: UploadOutcome): string {
  return 'message' in outcome
    ? outcome.message
    : `We have received ${outcome.file.name}, ${sizeText(outcome.file.sizeBytes)}.`;
}
