import type { Attribution, Touch } from '../../../schema/generated/types.ts';
import type { Lead } from '../../delivery/target.ts';
import type { Line } from '../../mail/mail-texts.ts';
import type { StoredConsent } from '../submission/consent.ts';

/** What is needed to call the visitor. Unknown facts are omitted. */
export function leadLines(lead: Lead): Line[] {
  const price =
    lead.original_price && lead.price ? `${lead.price} (instead of ${lead.original_price})` : lead.price;
  return known([
    ['Name', lead.full_name],
    ['Phone', lead.phone],
    ['Email', lead.email],
    ['Country', lead.country],
    ['Service', lead.service],
    ['Price', price],
    ['Form', [...new Set([lead.form, lead.kind])].filter(Boolean).join(', ')],
    ['Page', lead.page_url],
    ['Received', lead.received_at],
    ['Lead', lead.id],
  ]);
}

/** Attribution and consent. */
export function evidenceLines(lead: Lead): Line[] {
  const { first, last } = attributionOf(lead) ?? {};
  return known([
    ['First touch', first && touchText(first)],
    ['Last touch', last && touchText(last)],
    ['Page revision', lead.page_revision],
    ...consentsOf(lead).map(({ name, given, text, at, sha256 }): [string, string] => [
      given ? 'Agreed' : 'Not agreed',
      `"${text}" (${name}, ${at}, SHA-256 ${sha256})`,
    ]),
  ]);
}

export function attributionOf({ attribution }: Pick<Lead, 'attribution'>): Attribution | null {
  return attribution === null ? null : JSON.parse(attribution);
}

export function consentsOf({ consents }: Pick<Lead, 'consents'>): StoredConsent[] {
  return consents === null ? [] : JSON.parse(consents);
}

function touchText({ at, landingPage, referrer, params }: Touch): string {
  const campaign = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return [at, landingPage, referrer && `from ${referrer}`, ...campaign].filter(Boolean).join(', ');
}

function known(lines: readonly (readonly [string, string | null | undefined])[]): Line[] {
  return lines.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
}
