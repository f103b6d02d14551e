import { expect, test } from 'vitest';
import { deliveryOf, storedLead } from '../../testing/leads/stored-lead.ts';
import { startHttpReceiver } from '../../testing/receivers/http-receiver.ts';
import { crmBody, crmTarget } from './crm.ts';

test('the CRM receives the specified payload, with attribution in the message', () => {
  expect(crmBody(storedLead(), 'another-brand')).toMatchInlineSnapshot(`
    {
      "brandSlug": "larkfield-resumes",
      "clientName": "Jordan Ellis",
      "email": "jordan.ellis@mail.example",
      "message": "By Friday, please.

    Which shift? Noon (not one of the choices)
    =Anything else: <script>alert(1)</script>
      Name: Robin Vale

    Page: https://larkfield.example/lp8/
    First touch: 2026-02-27T08:00:00.000Z, /lp8/, from https://www.google.example/, utm_source=google, gclid=abc
    Page revision: a1b2c3d4
    Agreed: "I Agree and accept Terms Conditions and Privacy Policy" (termsAgreed, 2026-03-02T10:00:00.000Z, SHA-256 f00d)
    Tags allowed: advertising (opt-in, decided 2026-03-02T09:58:00.000Z)",
      "phoneNumber": "+1 (813) 555-0142",
      "service": "Professional Resume Writing",
    }
  `);
});

test('a lead without a message gets the default message', () => {
  const lead = storedLead({
    message: null,
    attribution: null,
    consents: null,
    tag_consent: null,
    answers: null,
    page_revision: null,
    brand_slug: null,
  });
  expect(crmBody(lead, 'larkfield-resumes')).toMatchObject({
    message: 'Requested service: Professional Resume Writing. Page: https://larkfield.example/lp8/',
    brandSlug: 'larkfield-resumes',
  });
});

test('it is posted under the URL of the CRM with an idempotency key, and redirects are not followed', async () => {
  await using crm = await startHttpReceiver();
  const facts = async () => ({ brandSlug: 'larkfield-resumes' }) as never;
  const target = crmTarget(`${crm.url}/base/`, facts);
  const delivery = deliveryOf(storedLead());
  await target.deliver(delivery, new AbortController().signal);
  expect(crm.received).toMatchObject([
    {
      path: '/base/rafp/submit',
      headers: { 'idempotency-key': delivery.id, 'content-type': 'application/json' },
    },
  ]);
  crm.fault = 'rejects-permanently';
  await expect(target.deliver(delivery, new AbortController().signal)).rejects.toThrow(
    'HTTP 400: {"message":"Not today."}',
  );
});
