import { evidenceLines } from '../leads/query/describe-lead.ts';
import type { SiteFacts } from '../site-facts.ts';
import { postJson } from './post-json.ts';
import type { Lead, LeadDelivery, Target } from './target.ts';

/** Hands leads on to a CRM by the call of the spec's section 7, number 2. */
export function crmTarget(url: string, facts: () => Promise<SiteFacts>): Target<LeadDelivery> {
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

/** The payload has no place for how the visitor came and what was agreed to, so that the message holds it. */
export function crmBody(lead: LeadDelivery['lead'], brandSlug: string) {
  const said = lead.message ?? `Requested service: ${lead.service}. Page: ${lead.page_url ?? ''}`;
  return {
    clientName: lead.full_name,
    email: lead.email,
    phoneNumber: lead.phone,
    service: lead.service,
    message: [said, context(lead)].filter(Boolean).join('\n\n'),
    brandSlug: lead.brand_slug ?? brandSlug,
  };
}

function context(lead: Lead): string {
  const lines = evidenceLines(lead).map(([label, text]) => `${label}: ${text}`);
  if (lines.length > 0 && lead.message !== null && lead.page_url) lines.unshift(`Page: ${lead.page_url}`);
  return lines.join('\n');
}
