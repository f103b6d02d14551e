import { expect, test } from 'vitest';
import { chatVisitor, latestChat } from '../testing/chat/chat-visitor.ts';
import { type DeskClient, deskClient } from '../testing/desk/desk-client.ts';
import { databases } from '../testing/storage/databases.ts';
import { createTestApp } from '../testing/test-app.ts';
import { closeAbandonedChats } from './close-chat.ts';

const hourMs = 60 * 60_000;

/** A server whose clock the test advances, with an agent and a visitor. */
async function open(options: Parameters<typeof createTestApp>[0] = {}) {
  const clock = { ms: Date.parse('2026-03-02T15:00:00Z') };
  const server = await createTestApp({ ...options, clock: () => new Date(clock.ms) });
  return { server, clock, nora: await deskClient(server), hannah: chatVisitor(server) };
}

const answer = (nora: DeskClient, id: string) =>
  nora.post(`leads/${id}/chat`, { id: crypto.randomUUID(), text: 'Yes.' });

async function statesOf(nora: DeskClient, id: string): Promise<unknown[]> {
  const { timeline } = await nora.lead(id);
  return timeline.flatMap(({ event, by }) =>
    event.kind === 'state' ? [[event.from, event.to, by?.name ?? null]] : [],
  );
}

test('a promise stays as it was made, and a way to be answered or a later question gets one of its own', async () => {
  const { server, clock, nora, hannah } = await open();
  await using _ = server;
  const promise = async () => {
    const { chat, presence } = await hannah.chat();
    const { answerBy } = await nora.lead(await latestChat(server));
    return { promised: chat?.answerBy, atDesk: answerBy, ifAskedNow: presence.answerBy };
  };
  await hannah.write('Is two pages OK?');
  const asked = await promise();
  expect(asked.promised).toBe(asked.ifAskedNow);
  clock.ms += 60_000;
  await hannah.write('Or three?');
  expect(await promise()).toMatchObject({ promised: asked.promised, atDesk: asked.promised });
  await hannah.post('/contact', { reach: 'hannah@mail.example' });
  const reachable = await promise();
  expect(reachable).toMatchObject({ promised: reachable.ifAskedNow, atDesk: reachable.ifAskedNow });
  expect(reachable.promised).not.toBe(asked.promised);
  await answer(nora, await latestChat(server));
  expect((await promise()).promised).toBeNull();
  clock.ms += 60_000;
  await hannah.write('In color?');
  const again = await promise();
  // Answer times are measured by the first promise.
  expect(again).toMatchObject({ promised: again.ifAskedNow, atDesk: reachable.promised });
  clock.ms += hourMs;
  expect((await promise()).promised).toBe(again.promised);
});

test.each(databases)(
  'a way to be answered reopens a chat that was closed for lack of one, on %s',
  async (database) => {
    const { server, clock, nora, hannah } = await open({ database });
    await using _ = server;
    await hannah.write('Is two pages OK?');
    const id = await latestChat(server);
    const close = async () => {
      clock.ms += hourMs + 60_000;
      await server.storage.commit((trx) => closeAbandonedChats(trx, new Date(clock.ms)));
    };
    await server.storage.commit((trx) =>
      trx
        .updateTable('desk_leads')
        .set({ escalated_at: new Date(clock.ms).toISOString() })
        .execute(),
    );
    await Promise.all([close(), close()]);
    expect((await nora.lead(id)).state).toBe('lost');
    await hannah.post('/contact', { reach: 'hannah@mail.example' });
    const { presence } = await hannah.chat();
    expect(await nora.lead(id)).toMatchObject({ state: 'open', answerBy: presence.answerBy });
    // It is offered to everyone once more.
    const { escalated_at } = await server.storage.db
      .selectFrom('desk_leads')
      .select('escalated_at')
      .executeTakeFirstOrThrow();
    expect(escalated_at).toBeNull();
    expect(await statesOf(nora, id)).toEqual([
      ['open', 'lost', null],
      ['lost', 'open', null],
    ]);
  },
);

test('a message reopens a won lead and says so, and whose turn it is causes no entries', async () => {
  const { server, nora, hannah } = await open();
  await using _ = server;
  await hannah.write('Is two pages OK?', { contact: { reach: 'hannah@mail.example' } });
  const id = await latestChat(server);
  await answer(nora, id);
  await hannah.write('Or three?');
  await answer(nora, id);
  expect(await statesOf(nora, id)).toEqual([]);
  await nora.changed(id, { state: 'won' });
  const { revision } = await nora.lead(id);
  await hannah.write('One more thing.');
  expect(await statesOf(nora, id)).toEqual([
    ['waiting', 'won', 'Nora'],
    ['won', 'open', null],
  ]);
  expect(await nora.lead(id)).toMatchObject({ state: 'open', revision });
});

test('a visitor who only reads is here, so the chat is not closed', async () => {
  const { server, clock, nora, hannah } = await open();
  await using _ = server;
  await hannah.write('Is two pages OK?');
  const id = await latestChat(server);
  clock.ms += hourMs + 60_000;
  expect((await nora.lead(id)).conversation?.isVisitorHere).toBe(false);
  await hannah.chat();
  expect((await nora.lead(id)).conversation?.isVisitorHere).toBe(true);
  await server.storage.commit((trx) => closeAbandonedChats(trx, new Date(clock.ms)));
  expect((await nora.lead(id)).state).toBe('open');
});
