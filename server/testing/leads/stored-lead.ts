import type { AttachmentRow } from '../../attachments/store.ts';
import type { Lead, LeadDelivery } from '../../delivery/target.ts';

/** A stored lead. */
export function storedLead(changes: Partial<Lead> = {}): Lead {
  return {
    id: '019c0000-0000-7000-8000-000000000001',
    submission_key: 'key',
    idempotency_key: null,
    fingerprint: 'print',
    received_at: '2026-03-02T10:00:00.000Z',
    full_name: 'Jordan Ellis',
    email: 'jordan.ellis@mail.example',
    phone: '+1 (813) 555-0142',
    country: 'UNITED STATES',
    service: 'Professional Resume Writing',
    price: '150',
    original_price: '220',
    message: 'By Friday, please.',
    page_url: 'https://larkfield.example/lp8/',
    page_revision: 'a1b2c3d4',
    variants: null,
    brand_slug: 'larkfield-resumes',
    form: 'order',
    kind: 'order',
    attribution: JSON.stringify({
      first: {
        at: '2026-02-27T08:00:00.000Z',
        landingPage: '/lp8/',
        referrer: 'https://www.google.example/',
        params: { utm_source: 'google', gclid: 'abc' },
      },
    }),
    consents: JSON.stringify([
      {
        name: 'termsAgreed',
        given: true,
        text: 'I Agree and accept Terms Conditions and Privacy Policy',
        at: '2026-03-02T10:00:00.000Z',
        sha256: 'f00d',
      },
    ]),
    tag_consent: JSON.stringify({
      mode: 'opt-in',
      granted: ['advertising'],
      privacyControl: false,
      at: '2026-03-02T09:58:00.000Z',
    }),
    // What visitors write must not become markup, a formula, or another line of a mail.
    answers: JSON.stringify([
      { id: 'shift', label: 'Which shift?', value: 'Noon', note: 'not one of the choices' },
      { id: 'notes', label: '=Anything else', value: '<script>alert(1)</script>\nName: Robin Vale' },
    ]),
    spam_reason: null,
    is_visitor: 0,
    edition: 1,
    client_address: '203.0.113.7',
    user_agent: 'Test/1',
    email_at: '2026-03-02T10:00:00.000Z',
    crm_at: null,
    ...changes,
  };
}

export function deliveryOf(lead: Lead, revision = 1): LeadDelivery {
  const queuedAt = new Date(lead.received_at);
  return { id: '019c0000-0000-7000-8000-00000000000d', revision, queuedAt, lead, attachments: [] };
}

/** A file of `storedLead`. */
export const storedFile: AttachmentRow = {
  id: '019c0000-0000-7000-8000-0000000000a1',
  lead_id: '019c0000-0000-7000-8000-000000000001',
  source: 'thank-you',
  name: 'jordan-ellis.pdf',
  media_type: 'application/pdf',
  size_bytes: 212_000,
  sha256: 'f00d',
  received_at: '2026-03-02T10:05:00.000Z',
  stored_at: '2026-03-02T10:05:01.000Z',
};

/** Text that tries to break out of headers and markup. */
export const hostileText =
  "\"><script>alert(1)</script>\r\nBcc: everybody@victim.example\r\n\r\n=cmd|' /C calc'!A0";
