import { htmlText } from '../../mail/html-text.ts';
import type { Mailer, Message } from '../../mail/mail.ts';
import type { ReadSiteFacts, SiteFacts } from '../../site-facts.ts';
import type { LeadDelivery, Target } from '../target.ts';

/** Confirms to the visitor that the request arrived. */
export function acknowledgementTarget(mailer: Mailer, facts: ReadSiteFacts): Target<LeadDelivery> {
  return {
    name: 'acknowledgement',
    about: `email to the visitor via ${mailer.about}`,
    async deliver(delivery, signal) {
      const site = await facts(delivery.lead.page_url, new Date(delivery.lead.received_at));
      await mailer.send(acknowledgementMessage(delivery, site), signal);
    },
  };
}

/** The address could be a stranger's, so nothing the sender typed is included except a name that looks like one. */
export function acknowledgementMessage({ id, queuedAt, lead }: LeadDelivery, site: SiteFacts): Message {
  const name = presentableName(lead.full_name);
  const { subject, text } = site.acknowledgement;
  const signature = [site.name, site.phone, site.url].filter(Boolean);
  const paragraphs = [
    name === undefined ? 'Hello,' : `Hello ${name},`,
    ...text.trim().split(/\n\s*\n/),
    signature.join('\n'),
  ];
  return {
    id,
    date: queuedAt,
    to: [{ name: name ?? '', address: lead.email }],
    ...(site.email !== '' && { replyTo: { name: site.name, address: site.email } }),
    subject,
    text: paragraphs.join('\n\n'),
    html: paragraphs.map((part) => `<p>${htmlText(part).replaceAll('\n', '<br>')}</p>`).join('\n'),
    // Keeps autoresponders from replying. Source: RFC 3834.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** Accepts letters and name punctuation at the length of a name, which rules out URLs and ads. */
function presentableName(name: string): string | undefined {
  return /^[\p{L}\p{M}]+(?:[ .'’-]{1,2}[\p{L}\p{M}]+){0,4}\.?$/u.test(name) && name.length <= 60
    ? name
    : undefined;
}
