import { attachmentData } from '../../attachments/describe-attachment.ts';
import type { AttachmentRow } from '../../attachments/store.ts';
import type { Lead } from '../../delivery/target.ts';
import { answersOf, attributionOf, consentsOf, tagConsentOf } from './describe-lead.ts';

/** The machine-readable form of a lead, in webhooks and in `--json` output. */
export function leadData(lead: Lead, attachments: readonly AttachmentRow[], siteUrl: string) {
  return {
    id: lead.id,
    edition: lead.edition,
    receivedAt: lead.received_at,
    fullName: lead.full_name,
    email: lead.email,
    phoneNumber: lead.phone,
    country: lead.country,
    service: lead.service,
    price: lead.price,
    originalPrice: lead.original_price,
    message: lead.message,
    answers: answersOf(lead),
    form: lead.form,
    kind: lead.kind,
    brandSlug: lead.brand_slug,
    pageUrl: lead.page_url,
    pageRevision: lead.page_revision,
    attribution: attributionOf(lead),
    consents: consentsOf(lead),
    tagConsent: tagConsentOf(lead),
    attachments: attachments.map((row) => attachmentData(row, siteUrl)),
  };
}
