import type { Answer, Attribution, Touch } from '../../../schema/generated/types.ts';
import type { Lead } from '../../delivery/target.ts';
import type { Line } from '../../mail/mail-texts.ts';
import type { StoredConsent } from '../submission/consent.ts';
import type { TagConsent } from '../submission/tag-consent.ts';

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

/** What the visitor entered into fields that only the form has. */
export function answerLines(lead: Pick<Lead, 'answers'>): Line[] {
  return answersOf(lead).map(({ label, value, note }) => [label, note ? `${value} (${note})` : value]);
}

/** Attribution and consent. */
export function evidenceLines(lead: Lead): Line[] {
  const { first, last } = attributionOf(lead) ?? {};
  const tags = tagConsentOf(lead);
  return known([
    ['First touch', first && touchText(first)],
    ['Last touch', last && touchText(last)],
    ['Page revision', lead.page_revision],
    ...consentsOf(lead).map(({ name, given, text, at, sha256 }): [string, string] => [
      given ? 'Agreed' : 'Not agreed',
      `"${text}" (${name}, ${at}, SHA-256 ${sha256})`,
    ]),
    ['Tags allowed', tags && tagConsentText(tags)],
  ]);
}

export function attributionOf({ attribution }: Pick<Lead, 'attribution'>): Attribution | null {
  return attribution === null ? null : JSON.parse(attribution);
}

export function tagConsentOf({ tag_consent }: Pick<Lead, 'tag_consent'>): TagConsent | null {
  return tag_consent === null ? null : JSON.parse(tag_consent);
}

export function answersOf({ answers }: Pick<Lead, 'answers'>): Answer[] {
  return answers === null ? [] : JSON.parse(answers);
}

export function consentsOf({ consents }: Pick<Lead, 'consents'>): StoredConsent[] {
  return consents === null ? [] : JSON.parse(consents);
}

/** For example `advertising (opt-in, decided 2026-03-02T09:30:00.000Z)`. */
export function tagConsentText({ granted, mode, privacyControl, at }: TagConsent): string {
  const signal = privacyControl ? ['Global Privacy Control'] : [];
  const details = [mode, ...signal, at ? `decided ${at}` : 'undecided'].join(', ');
  return `${granted.join(' and ') || 'none'} (${details})`;
}

function touchText({ at, landingPage, referrer, params }: Touch): string {
  const campaign = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return [at, landingPage, referrer && `from ${referrer}`, ...campaign].filter(Boolean).join(', ');
}

function known(lines: readonly (readonly [string, string | null | undefined])[]): Line[] {
  return lines.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
}
