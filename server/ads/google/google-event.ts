import { attributionOf, tagConsentOf } from '../../leads/query/describe-lead.ts';
import { clickIdOf } from '../click-id.ts';
import type { ConversionRules } from '../conversion-names.ts';
import { hashedEmail, hashedPhone } from '../hashed-contact.ts';
import type { Conversion } from '../read-conversions.ts';

/** An event of the Data Manager API. Source: its reference, events.ingest, Event. */
export interface GoogleEvent {
  /** At most 64 characters. An event with a known id, and the same destination, adjusts that conversion. */
  transactionId: string;
  /** RFC 3339, in UTC. */
  eventTimestamp: string;
  lastUpdatedTimestamp?: string;
  eventSource: 'WEB' | 'OTHER';
  /** One of the three. */
  adIdentifiers?: { gclid: string } | { gbraid: string } | { wbraid: string };
  userData?: { userIdentifiers: ({ emailAddress: string } | { phoneNumber: string })[] };
  consent?: { adUserData: 'CONSENT_GRANTED'; adPersonalization: 'CONSENT_GRANTED' };
  /** In the currency's units. */
  conversionValue?: number;
  currency?: string;
}

/**
 * The event of a conversion. Only payments have a value, what remains after refunds, whichever of the events arrives first:
 * an adjustment replaces the value, and 0 is that of a full refund. The value of a lead is that of the conversion action.
 */
export function googleEvent(
  { id, event, at, lead, payment }: Conversion,
  { hashedContact }: Pick<ConversionRules, 'hashedContact'>,
): GoogleEvent {
  const click = clickIdOf('google', attributionOf(lead));
  const userIdentifiers = hashedContact ? identifiersOf(lead) : [];
  // A site in opt-out mode has no consent to state of visitors who decided nothing.
  const hasDecided = tagConsentOf(lead)?.at != null;
  return {
    transactionId: id,
    eventTimestamp: at.toISOString(),
    ...(payment?.refundedAt && { lastUpdatedTimestamp: payment.refundedAt.toISOString() }),
    eventSource: event === 'qualified' ? 'OTHER' : 'WEB',
    ...(click && { adIdentifiers: { [click.param]: click.value } as GoogleEvent['adIdentifiers'] & object }),
    ...(userIdentifiers.length > 0 && { userData: { userIdentifiers } }),
    ...(hasDecided && { consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_GRANTED' } }),
    ...(payment && { conversionValue: payment.netCents / 100, currency: 'USD' }),
  };
}

function identifiersOf(lead: Conversion['lead']) {
  const emailAddress = hashedEmail(lead, 'google');
  const phoneNumber = hashedPhone(lead, 'google');
  return [...(emailAddress ? [{ emailAddress }] : []), ...(phoneNumber ? [{ phoneNumber }] : [])];
}
