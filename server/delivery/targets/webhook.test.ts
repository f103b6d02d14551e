import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { deliveryOf, storedFile, storedLead } from '../../testing/leads/stored-lead.ts';
import { startHttpReceiver } from '../../testing/receivers/http-receiver.ts';
import { webhookSecret } from '../../testing/receivers/webhook-secret.ts';
import { webhookBody, webhookHosts, webhookTarget } from './webhook.ts';

const context = { clock: () => new Date(), siteUrl: async () => 'https://larkfield.example' };

const older = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;

test.each([
  ['the secret', webhookSecret],
  ['the older secret of a rotation', older],
])('%s verifies the webhook', async (_name, secret) => {
  await using receiver = await startHttpReceiver();
  const target = webhookTarget(`${receiver.url}/hooks`, [webhookSecret, older], context);
  await target.deliver(deliveryOf(storedLead()), new AbortController().signal);
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
  const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(verified).toMatchObject({ type: 'lead.created', data: { email: 'jordan.ellis@mail.example' } });
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
});

test('a webhook about a lead that no one claimed has a type of its own', async () => {
  await using receiver = await startHttpReceiver();
  const target = webhookTarget(`${receiver.url}/hooks`, [webhookSecret], { ...context, isUnclaimed: true });
  await target.deliver(deliveryOf(storedLead()), new AbortController().signal);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    type: 'lead.unclaimed',
    data: { email: 'jordan.ellis@mail.example' },
  });
});

test('the body contains everything about the lead', () => {
  expect(
    webhookBody({ ...deliveryOf(storedLead(), 2), attachments: [storedFile] }, 'https://larkfield.example'),
  ).toMatchInlineSnapshot(`
    {
      "data": {
        "answers": [
          {
            "id": "shift",
            "label": "Which shift?",
            "note": "not one of the choices",
            "value": "Noon",
          },
          {
            "id": "notes",
            "label": "=Anything else",
            "value": "<script>alert(1)</script>
    Name: Robin Vale",
          },
        ],
        "attachments": [
          {
            "id": "019c0000-0000-7000-8000-0000000000a1",
            "mediaType": "application/pdf",
            "name": "jordan-ellis.pdf",
            "receivedAt": "2026-03-02T10:05:00.000Z",
            "sha256": "f00d",
            "sizeBytes": 212000,
            "url": "https://larkfield.example/attachments/019c0000-0000-7000-8000-0000000000a1",
          },
        ],
        "attribution": {
          "first": {
            "at": "2026-02-27T08:00:00.000Z",
            "landingPage": "/lp8/",
            "params": {
              "gclid": "abc",
              "utm_source": "google",
            },
            "referrer": "https://www.google.example/",
          },
        },
        "brandSlug": "larkfield-resumes",
        "consents": [
          {
            "at": "2026-03-02T10:00:00.000Z",
            "given": true,
            "name": "termsAgreed",
            "sha256": "f00d",
            "text": "I Agree and accept Terms Conditions and Privacy Policy",
          },
        ],
        "country": "UNITED STATES",
        "edition": 2,
        "email": "jordan.ellis@mail.example",
        "form": "order",
        "fullName": "Jordan Ellis",
        "id": "019c0000-0000-7000-8000-000000000001",
        "kind": "order",
        "message": "By Friday, please.",
        "originalPrice": "220",
        "pageRevision": "a1b2c3d4",
        "pageUrl": "https://larkfield.example/lp8/",
        "phoneNumber": "+1 (813) 555-0142",
        "price": "150",
        "receivedAt": "2026-03-02T10:00:00.000Z",
        "service": "Professional Resume Writing",
        "tagConsent": {
          "at": "2026-03-02T09:58:00.000Z",
          "granted": [
            "advertising",
          ],
          "mode": "opt-in",
          "privacyControl": false,
        },
      },
      "timestamp": "2026-03-02T10:00:00.000Z",
      "type": "lead.updated",
    }
  `);
});

test('two URLs are two targets, and their names reveal nothing', () => {
  const nameOf = (url: string) => webhookTarget(url, [webhookSecret], context).name;
  const names = ['https://hooks.example/secret-a', 'https://hooks.example/secret-b'].map(nameOf);
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^webhook:[0-9a-f]{12}$/);
  const hosts = webhookHosts(['https://hooks.example/secret-a', 'https://other.example/secret-b']);
  expect(names.map((name) => hosts.get(name))).toEqual(['hooks.example', undefined]);
});
