import { answerLines, evidenceLines } from '../../leads/query/describe-lead.ts';
import { plainLines } from '../../mail/mail-texts.ts';
import type { ReadSiteFacts } from '../../site-facts.ts';
import type { Lead, LeadDelivery, Target } from '../target.ts';
import { postJson } from './post-json.ts';

/** Forwards leads to a CRM through the same call that the site itself accepts at `/rafp/submit`. */
export function crmTarget(url: string, facts: ReadSiteFacts): Target<LeadDelivery> {
  const address = `${url.replace(/\/+$/, '')}/rafp/submit`;
  return {
    name: 'crm',
    about: `POST ${address}`,
    async deliver({ id, lead }, signal) {
      const body = JSON.stringify(crmBody(lead, (await facts()).brandSlug));
      await postJson({ url: address, body, headers: { 'idempotency-key': id }, signal });
    },
  };
}

/** The payload has no fields for answers, attribution, and consent, so they are appended to the message. */
export function crmBody(lead: LeadDelivery['lead'], brandSlug: string) {
  const message = lead.message ?? `Requested service: ${lead.service}. Page: ${lead.page_url ?? ''}`;
  return {
    clientName: lead.full_name,
    // A form that asks for one way to reach the visitor says so with its kind.
    ...(lead.email !== '' && { email: lead.email }),
    ...(lead.phone !== '' && { phoneNumber: lead.phone }),
    service: lead.service,
    message: [message, plainLines(answerLines(lead)), context(lead)].filter(Boolean).join('\n\n'),
    brandSlug: lead.brand_slug ?? brandSlug,
    ...(lead.kind === 'rewrite' && { kind: lead.kind }),
  };
}

function context(lead: Lead): string {
  const lines = evidenceLines(lead);
  if (lines.length > 0 && lead.message !== null && lead.page_url) lines.unshift(['Page', lead.page_url]);
  return plainLines(lines);
}
