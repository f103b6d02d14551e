import schema from '../../../../schema/api/consent.schema.json' with { type: 'json' };
import { oneLine } from '../../../../schema/api/one-line.ts';
import type { Attribution, Consent } from '../../../../schema/generated/types.ts';
import { honeypotOf } from '../bots/honeypot.ts';
import { readPrice } from '../fields/read-lead.ts';
import { readAttribution } from './attribution.ts';

/** What both calls tell beside what was typed; see `schema/api/`. */
export interface Evidence {
  attribution?: Attribution;
  pageRevision?: string;
  consents?: Consent[];
  originalPrice?: string | number;
  website?: string;
  elapsedMs?: number;
  turnstileToken?: string;
}

/** How the lead came about: from where, on which page, in answer to which words, and whether a program filled it in. */
export function readEvidence(form: HTMLFormElement): Evidence {
  const elapsedMs = Math.round(performance.now());
  const now = new Date();
  return {
    attribution: readAttribution({
      now,
      at: new Date(now.getTime() - elapsedMs),
      address: location.href,
      referrer: document.referrer,
      kept: (name) => localStorage.getItem(name),
    }),
    pageRevision: document.documentElement.dataset.revision,
    consents: readConsents(form),
    originalPrice: readOriginalPrice(form),
    website: honeypotOf(form)?.value,
    elapsedMs,
  };
}

/** The boxes that are told of, with the words beside each as they stand in the page right now. */
function readConsents(form: HTMLFormElement): Consent[] {
  const boxes = form.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name]');
  return [...boxes].map((box) => ({
    name: box.name,
    given: box.checked,
    text: oneLine(box.closest('label')?.textContent ?? '', schema.properties.text.maxLength),
  }));
}

/** The struck-out price of the plan for which the form's dialog was opened. */
function readOriginalPrice(form: HTMLFormElement): string | number | undefined {
  const shown = form.closest('dialog')?.querySelector('[data-fill="originalPrice"]');
  return readPrice(shown?.textContent ?? '') || undefined;
}
