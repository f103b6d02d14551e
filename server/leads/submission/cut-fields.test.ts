import { expect, test } from 'vitest';
import { crmCall, json } from '../../testing/leads/lead-bodies.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { cutFields } from './cut-fields.ts';

const long = 'x'.repeat(5000);

test('fields a form or script fills in are cut to the schema’s length, typed ones are not', () => {
  const cut = cutFields('email', { fullName: long, message: long, country: long, pageUrl: long });
  expect(Object.entries(cut).map(([name, value]) => [name, String(value).length])).toEqual([
    ['fullName', 5000],
    ['message', 5000],
    ['country', 80],
    ['pageUrl', 2048],
  ]);
});

test('fields missing from a call’s schema are cut like in other calls, and always bounded', () => {
  const cut = cutFields('crm', {
    form: long,
    subject: long,
    marketingConsent: long,
    anything: long,
    constructor: long,
  });
  expect(Object.entries(cut).map(([name, value]) => [name, String(value).length])).toEqual([
    ['form', 80],
    ['subject', 200],
    ['marketingConsent', 2048],
    ['anything', 2048],
    ['constructor', 2048],
  ]);
});

test.each(databases)(
  'a form by an endless name is counted on %s, whose index takes no such thing',
  async (database) => {
    const environment = { LEAD_LIMIT_PER_FORM: '9' };
    await using server = await createTestApp({ database, environment });
    // No repetition, so compression cannot shrink it.
    const form = Array.from({ length: 9000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    const incoming = { socket: { remoteAddress: '203.0.113.7' } } as never;
    const answer = await server.app.request('/rafp/submit', json(crmCall({ form })), { incoming });
    expect(answer.status).toBe(200);
  },
);
