import { describe, expect, test } from 'vitest';
import { emailCall, formPost, json, urlencoded } from '../../testing/leads/lead-bodies.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';

const callOne = '/api/email/send-resume-email';

describe.each(databases)('on %s', (database) => {
  test.each([
    ['fills in the hidden field', { website: 'https://spam.example' }, 'honeypot'],
    ['is faster than a person', { elapsedMs: 300 }, 'too_fast'],
  ])(
    'a bot that %s gets a success response, and its lead is stored but not delivered',
    async (_name, fields, reason) => {
      await using server = await createTestApp({ database });
      const answer = await server.app.request(callOne, json(emailCall(fields)));
      expect(await answer.json()).toEqual({ success: true, message: 'Your request has been received.' });
      expect(await server.storage.db.selectFrom('leads').select('spam_reason').execute()).toEqual([
        { spam_reason: reason },
      ]);
      expect(await server.storage.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    },
  );

  test('the honeypot works without JavaScript, too, with a redirect to the thank-you page', async () => {
    await using server = await createTestApp({ database });
    const answer = await server.app.request('/api/leads', urlencoded(formPost({ website: 'x' })));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thankyou#received']);
    expect(await server.storage.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('a second try without the honeypot turns the spam into a lead', async () => {
    await using server = await createTestApp({ database });
    await server.app.request(callOne, json(emailCall({ website: 'https://jordan.example' })));
    await server.app.request(callOne, json(emailCall({ website: '', elapsedMs: 9000 })));
    expect(await server.storage.db.selectFrom('leads').select('spam_reason').execute()).toEqual([
      { spam_reason: null },
    ]);
    expect(await server.storage.db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  test.each([{ website: ' ' }, { elapsedMs: 2000 }, { elapsedMs: 'soon' }, { elapsedMs: {} }, {}])(
    '%j is not spam',
    async (fields) => {
      await using server = await createTestApp({ database });
      await server.app.request(callOne, json(emailCall(fields)));
      expect(await server.storage.db.selectFrom('leads').select('spam_reason').execute()).toEqual([
        { spam_reason: null },
      ]);
    },
  );
});
