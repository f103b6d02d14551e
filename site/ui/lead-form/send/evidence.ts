import schema from '../../../../schema/api/consent.schema.json' with { type: 'json' };
import { oneLine } from '../../../../schema/api/one-line.ts';
import type { Attribution, Consent } from '../../../../schema/generated/types.ts';
import { honeypotOf } from '../bots/honeypot.ts';
import { readPrice } from '../fields/read-lead.ts';
import { pageAttribution } from './page-attribution.ts';

/** What both calls carry in addition to the typed fields. See `schema/api/`. */
export interface Evidence {
  /** The form's name. */
  form?: string;
  attribution?: Attribution;
  pageRevision?: string;
  variants?: string;
  consents?: Consent[];
  originalPrice?: string | number;
  website?: string;
  elapsedMs?: number;
  turnstileToken?: string;
}

/** Collects the lead's context: attribution, page revision, variants, consents with their wording, and bot signals. */
export function readEvidence(form: HTMLFormElement): Evidence {
  const elapsedMs = Math.round(performance.now());
  const { revision, variants } = document.documentElement.dataset;
  return {
    form: form.dataset.form,
    attribution: pageAttribution(),
    pageRevision: revision,
    ...(variants && { variants }),
    consents: readConsents(form),
    originalPrice: readOriginalPrice(form),
    website: honeypotOf(form)?.value,
    elapsedMs,
  };
}

/** The named checkboxes, each with the wording that the page shows next to it. */
function readConsents(form: HTMLFormElement): Consent[] {
  const boxes = form.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name]');
  return [...boxes].map((box) => ({
    name: box.name,
    given: box.checked,
    text: oneLine(box.closest('label')?.textContent ?? '', schema.properties.text.maxLength),
  }));
}

/** The plan's struck-out price, if the form is in a dialog that a plan opened. */
function readOriginalPrice(form: HTMLFormElement): string | number | undefined {
  const shown = form.closest('dialog')?.querySelector('[data-fill="originalPrice"]');
  return readPrice(shown?.textContent ?? '') || undefined;
}
