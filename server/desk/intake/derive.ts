import type { Lead } from '../../delivery/target.ts';
import { answersOf, attributionOf } from '../../leads/query/describe-lead.ts';
import { nationalDigits } from '../../leads/submission/fingerprint.ts';
import { pathOf } from '../../lib/path-of.ts';
import type { Tables } from '../../storage/tables.ts';
import { fold, phoneWords } from '../search/fold.ts';
import { sourceOf } from './source-of.ts';

/** What the desk knows about a lead from the lead alone. */
export type DerivedColumns = Pick<
  Tables['desk_leads'],
  'is_spam' | 'page_path' | 'source' | 'campaign' | 'email_key' | 'phone_key' | 'facts'
>;

/** The form and the kind of leads that began with an email. */
export const mailForm = 'email';

/** The form and the kind of leads that began with a chat. */
export const chatForm = 'chat';

/** Characters of a text that are searched. */
const maxFacts = 20_000;

export function deriveColumns(lead: Lead): DerivedColumns {
  const attribution = attributionOf(lead);
  const { first, last } = attribution ?? {};
  const answers = answersOf(lead).map(({ value }) => value);
  const texts = [lead.full_name, lead.email, lead.service, lead.form, lead.message, ...answers];
  return {
    is_spam: lead.spam_reason === null ? 0 : 1,
    page_path: lead.page_url === null ? '' : pathOf(lead.page_url).toLowerCase(),
    source: lead.kind === mailForm ? 'Email' : sourceOf(attribution),
    campaign: last?.params.utm_campaign ?? first?.params.utm_campaign ?? '',
    email_key: emailKey(lead.email),
    phone_key: phoneKey(lead.phone),
    facts: `${fold(texts.join(' ').slice(0, maxFacts))} ${phoneWords(lead.phone)}`.trim(),
  };
}

/** Equal for the same address in another notation. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** Too few digits name no one. */
const minDigits = 7;

/** Equal for the same number in another notation; empty for too few digits. */
export function phoneKey(phone: string): string {
  const digits = nationalDigits(phone.normalize('NFKC'));
  return digits.length < minDigits ? '' : digits;
}
