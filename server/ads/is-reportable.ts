import type { Lead } from '../delivery/target.ts';
import { attributionOf, tagConsentOf } from '../leads/query/describe-lead.ts';
import type { TagConsent } from '../leads/submission/tag-consent.ts';
import { clickIdOf } from './click-id.ts';
import type { ConversionRules, Platform } from './conversion-names.ts';

/**
 * Whether events of a lead are reported to the platform: the visitor allows ads, and the platform can recognize the visitor.
 * Meta requires the page and the browser of an event. Source: Conversions API, Parameters, Main Body.
 */
export function isReportable(
  lead: Lead,
  platform: Platform,
  { hashedContact }: Pick<ConversionRules, 'hashedContact'>,
): boolean {
  if (lead.spam_reason !== null || lead.is_visitor === 1 || !allowsAds(tagConsentOf(lead))) return false;
  if (platform === 'meta' && (lead.page_url === null || lead.user_agent === null)) return false;
  const hasContact = hashedContact && (lead.email !== '' || lead.phone !== '');
  return hasContact || clickIdOf(platform, attributionOf(lead)) !== undefined;
}

/**
 * Whether the visitor allowed ads when the lead arrived: by a decision, or in `opt-out` mode without an objection. Global Privacy
 * Control is always an objection here, because a server reports what the browser might not.
 */
function allowsAds(consent: TagConsent | null): boolean {
  return consent !== null && !consent.privacyControl && consent.granted.includes('advertising');
}
