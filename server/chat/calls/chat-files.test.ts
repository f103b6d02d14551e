import { expect, test } from 'vitest';
import { pdf } from '../../testing/attachments/sample-files.ts';
import { chatVisitor, latestChat } from '../../testing/chat/chat-visitor.ts';
import { createDeliveringApp } from '../../testing/delivering-app.ts';
import { deskClient } from '../../testing/desk/desk-client.ts';
import { createTestApp } from '../../testing/test-app.ts';

test('a visitor sends files to the conversation, which are delivered once there is a way to answer', async () => {
  let now = Date.parse('2026-03-02T15:00:00Z');
  await using server = await createDeliveringApp({ clock: () => new Date(now) });
  const nora = await deskClient(server);
  const hannah = chatVisitor(server);
  const written = await hannah.write('Is two pages OK?');
  // Files of forms go to the lead of the form.
  expect(written.headers.getSetCookie().map((cookie) => cookie.split('=', 1)[0])).toEqual(['chat']);
  const id = await latestChat(server);
  now += 2 * 60 * 60_000;
  const answer = await hannah.sendFile('cv.pdf', pdf());
  expect(await answer.json()).toEqual({
    success: true,
    file: { name: 'cv.pdf', sizeBytes: pdf().byteLength },
  });
  expect((await nora.lead(id)).attachments).toMatchObject([{ name: 'cv.pdf' }]);
  const outbox = () => server.storage.db.selectFrom('outbox').select('target').execute();
  expect(await outbox()).toEqual([]);
  await hannah.post('/contact', { reach: 'hannah@mail.example' });
  await expect.poll(() => JSON.stringify(server.webhook.received)).toContain('cv.pdf');
});

test('without a conversation, from another site, or over the limit, no file is taken', async () => {
  await using server = await createTestApp({ environment: { LEAD_LIMIT_UPLOADS: '1' } });
  const hannah = chatVisitor(server);
  expect((await hannah.sendFile('cv.pdf', pdf())).status).toBe(404);
  await hannah.write('Hello');
  const foreign = await hannah.sendFile('cv.pdf', pdf(), { 'sec-fetch-site': 'cross-site' });
  expect(await foreign.json()).toMatchObject({ code: 'cross_site' });
  expect((await hannah.sendFile('cv.pdf', pdf())).status).toBe(200);
  expect(await (await hannah.sendFile('two.pdf', pdf(2000))).json()).toMatchObject({
    code: 'too_many_uploads',
  });
  const stored = await server.storage.db.selectFrom('attachments').select('source').execute();
  expect(stored).toEqual([{ source: 'chat' }]);
});
