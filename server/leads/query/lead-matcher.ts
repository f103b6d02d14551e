import type { Lead } from '../../delivery/target.ts';
import { attributionOf } from './describe-lead.ts';

/** Fewer digits would match too many phone numbers. */
const minDigits = 4;

/** What the database does not compare. */
export interface LeadPattern {
  /** Words that must all match, or part of the phone number. */
  search?: string | undefined;
  /** Whether the lead is of certain pages, by the address it came from and when it arrived. */
  isOfPages?: (address: string, receivedAt: string) => boolean;
  /** The first or last touch's `utm_campaign`, ignoring case. */
  campaign?: string;
}

/** Matches leads that fit every part of the pattern. */
export function leadMatcher({ search, isOfPages, campaign }: LeadPattern): (lead: Lead) => boolean {
  const conditions = [
    ...(search === undefined ? [] : [textMatcher(search)]),
    ...(isOfPages === undefined
      ? []
      : [({ page_url, received_at }: Lead) => page_url !== null && isOfPages(page_url, received_at)]),
    ...(campaign === undefined ? [] : [campaignMatcher(campaign)]),
  ];
  return (lead) => conditions.every((matches) => matches(lead));
}

function campaignMatcher(campaign: string): (lead: Lead) => boolean {
  const wanted = plain(campaign);
  return (lead) => {
    const { first, last } = attributionOf(lead) ?? {};
    return [first, last].some((touch) => plain(touch?.params.utm_campaign ?? '') === wanted);
  };
}

/**
 * Matches leads that contain each word in their name, phone number, email address, service, message, form, or id,
 * ignoring case and accents; or whose phone number contains the digits, in any notation.
 */
function textMatcher(search: string): (lead: Lead) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const digits = /^[\d\s()+./-]*$/.test(search) ? digitsOf(search) : '';
  return (lead) => {
    if (digits.length >= minDigits && digitsOf(lead.phone).includes(digits)) return true;
    const { full_name, phone, email, service, message, form, id } = lead;
    const text = plain([full_name, phone, email, service, message, form, id].join('\n'));
    return words.every((word) => text.includes(word));
  };
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
