import { expect, test } from 'vitest';
import type { SiteFacts } from '../../site-facts.ts';
import { deliveryOf, hostileText, storedLead } from '../../testing/leads/stored-lead.ts';
import { acknowledgementMessage } from './acknowledgement.ts';

const site: SiteFacts = {
  name: 'Larkfield Resumes',
  url: 'https://www.larkfield.example',
  brandSlug: 'larkfield-resumes',
  service: 'Resume Writing',
  email: 'hello@larkfield.example',
  phone: '(813) 555-0119',
  acknowledgement: { subject: 'We have your request', text: 'Thank you.\n\nWe will call you shortly.\n' },
  templates: [],
  chatTemplates: [],
};

test('the visitor receives the company’s text, and replies go to the company', () => {
  const message = acknowledgementMessage(deliveryOf(storedLead()), site);
  expect(message.to).toEqual([{ name: 'Jordan Ellis', address: 'jordan.ellis@mail.example' }]);
  expect(message.replyTo).toEqual({ name: 'Larkfield Resumes', address: 'hello@larkfield.example' });
  expect(`${message.subject}\n\n${message.text}`).toMatchInlineSnapshot(`
    "We have your request

    Hello Jordan Ellis,

    Thank you.

    We will call you shortly.

    Larkfield Resumes
    (813) 555-0119
    https://www.larkfield.example"
  `);
});

test('autoresponders do not reply to it', () => {
  expect(acknowledgementMessage(deliveryOf(storedLead()), site).headers).toMatchObject({
    'Auto-Submitted': 'auto-replied',
  });
});

test.each(["Anne-Marie O'Neil", 'José Ángel de la Cruz', '山田 太郎', 'Dr. Sam Lee Jr.'])(
  '%s is greeted by name',
  (name) => {
    const { text } = acknowledgementMessage(deliveryOf(storedLead({ full_name: name })), site);
    expect(text).toContain(`Hello ${name},`);
  },
);

test.each([
  hostileText,
  'Cheap pills at www.victim.example now',
  'Visit http://spam.example',
  'Win 1000 Dollars',
  'a'.repeat(61),
])('%s is not used as a name, so strangers cannot send their own text through us', (name) => {
  const lead = storedLead({ full_name: name, message: 'buy now', service: 'buy now' });
  const message = acknowledgementMessage(deliveryOf(lead), site);
  expect(message.text).toMatch(/^Hello,\n/);
  expect(message.to[0]?.name).toBe('');
  expect(JSON.stringify(message)).not.toContain('buy now');
});
