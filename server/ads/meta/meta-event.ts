import { PermanentFailure } from '../../delivery/target.ts';
import { attributionOf } from '../../leads/query/describe-lead.ts';
import { clickIdOf } from '../click-id.ts';
import type { ConversionRules } from '../conversion-names.ts';
import { hashedEmail, hashedPhone } from '../hashed-contact.ts';
import type { Conversion } from '../read-conversions.ts';

/**
 * An event of the Conversions API. Sources: its Server event parameters, Customer information parameters, and ClickID and the fbp
 * and fbc parameters.
 */
export interface MetaEvent {
  event_name: string;
  /** Seconds since 1970. */
  event_time: number;
  /** With the name, by which Meta recognizes the browser's report, and repeats within 48 hours. */
  event_id: string;
  action_source: 'website' | 'system_generated';
  /** Without the query, which can name the visitor. */
  event_source_url: string;
  user_data: { em?: string[]; ph?: string[]; fbc?: string; client_user_agent: string };
  custom_data?: { value: number; currency: string };
}

/** Meta refuses a whole request that contains an event of more than seven days ago; this leaves time to send it. */
const maxAgeMs = 7 * 86_400_000 - 10 * 60_000;

interface EventParts {
  eventName: string;
  rules: Pick<ConversionRules, 'hashedContact'>;
  /** Pages can be known by their paths only. */
  siteUrl: string;
  now: Date;
}

/**
 * The event of a conversion. The visitor's address is not sent: Meta does not require it.
 * @throws PermanentFailure if it is too old, or its page or browser is unknown
 */
export function metaEvent(
  { id, event, at, lead, payment }: Conversion,
  { eventName, rules, siteUrl, now }: EventParts,
): MetaEvent {
  if (now.getTime() - at.getTime() > maxAgeMs)
    throw new PermanentFailure(
      `It happened at ${at.toISOString()}, and Meta accepts events of the last seven days.`,
    );
  const page = URL.parse(lead.page_url ?? '', siteUrl || undefined);
  if (!page || lead.user_agent === null)
    throw new PermanentFailure('Meta requires the page and the browser of an event, and they are unknown.');
  const click = clickIdOf('meta', attributionOf(lead));
  const em = rules.hashedContact ? hashedEmail(lead, 'meta') : undefined;
  const ph = rules.hashedContact ? hashedPhone(lead, 'meta') : undefined;
  return {
    event_name: eventName,
    event_time: Math.floor(at.getTime() / 1000),
    event_id: id,
    // Staff answer elsewhere, and Meta requires that this is accurate.
    action_source: event === 'qualified' ? 'system_generated' : 'website',
    event_source_url: page.origin + page.pathname,
    user_data: {
      ...(em && { em: [em] }),
      ...(ph && { ph: [ph] }),
      ...(click && { fbc: `fb.1.${click.at.getTime()}.${click.value}` }),
      client_user_agent: lead.user_agent,
    },
    ...(payment && { custom_data: { value: payment.cents / 100, currency: 'USD' } }),
  };
}
