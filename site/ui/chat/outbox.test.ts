import { expect, it } from 'vitest';
import { createOutbox, type UnsentMessage } from './outbox.ts';

/** What the tabs of a browser share. */
function storeOf(stored?: unknown) {
  let kept = stored;
  return {
    read: () => kept,
    write(_: string, value: unknown) {
      kept = value;
    },
  };
}

/** A server that answers when the test says so, and the outbox of one tab. */
function setUp(stored?: unknown, store = storeOf(stored), tab = 'id') {
  const sent: { text: string; id: string; answer: (problem?: string) => Promise<void> }[] = [];
  let count = 0;
  const outbox = createOutbox({
    send: (_, { text, id }: UnsentMessage) =>
      new Promise((resolve) => {
        sent.push({
          text,
          id,
          async answer(problem) {
            resolve(problem);
            await new Promise((done) => setTimeout(done));
          },
        });
      }),
    onChange: () => undefined,
    store,
    makeId: () => `${tab}-${++count}`,
    now: () => 0,
  });
  const texts = () => outbox.unsent().a?.map(({ text, problem }) => (problem ? `${text}: ${problem}` : text));
  return { outbox, sent, texts, kept: store.read };
}

it('sends one message after the other', async () => {
  const { outbox, sent, texts, kept } = setUp();
  outbox.add('a', 'One');
  outbox.add('a', 'Two');
  expect([texts(), sent.length]).toEqual([['One', 'Two'], 1]);
  await sent[0]?.answer();
  expect([texts(), sent[1]?.text]).toEqual([['Two'], 'Two']);
  await sent[1]?.answer();
  expect([texts(), kept()]).toEqual([undefined, undefined]);
});

it('keeps what failed, and sends it again under the same id before what follows', async () => {
  const { outbox, sent, texts } = setUp();
  outbox.add('a', 'One');
  await sent[0]?.answer('Offline.');
  expect(texts()).toEqual(['One: Offline.']);
  outbox.add('a', 'Two');
  expect(texts()).toEqual(['One', 'Two']);
  await sent[1]?.answer();
  await sent[2]?.answer();
  expect(sent.map(({ text, id }) => `${text} ${id}`)).toEqual(['One id-1', 'One id-1', 'Two id-2']);
});

it('does not let one conversation wait for another', () => {
  const { outbox, sent } = setUp();
  outbox.add('a', 'One');
  outbox.add('b', 'Two');
  expect(sent.map(({ text }) => text)).toEqual(['One', 'Two']);
});

it('discards a message on request', async () => {
  const { outbox, sent, texts } = setUp();
  outbox.add('a', 'One');
  await sent[0]?.answer('Blocked.');
  outbox.discard('a', 'id-1');
  expect(texts()).toBeUndefined();
});

it('keeps messages when the tab is loaded again, and ignores what is none', () => {
  const { texts } = setUp({ a: [{ id: '1', text: 'One', at: '' }, null], b: 1 });
  expect(texts()).toEqual(['One: The page was left before it was sent.']);
  expect(setUp('x').texts()).toBeUndefined();
});

it('keeps what another tab has not sent yet', async () => {
  const store = storeOf();
  const [one, other] = [setUp(undefined, store, 'one'), setUp(undefined, store, 'other')];
  one.outbox.add('a', 'One');
  other.outbox.add('a', 'Two');
  await one.sent[0]?.answer();
  expect([one.texts(), other.texts()]).toEqual([undefined, ['Two']]);
  expect(
    setUp(undefined, store)
      .outbox.unsent()
      .a?.map(({ text }) => text),
  ).toEqual(['Two']);
  await other.sent[0]?.answer();
  expect(store.read()).toBeUndefined();
});

it('shows a problem until the next answer when it sends again by itself, and not when it was asked to', async () => {
  const { outbox, sent, texts } = setUp();
  outbox.add('a', 'One');
  await sent[0]?.answer('Too many.');
  outbox.resend('a');
  expect(texts()).toEqual(['One: Too many.']);
  await sent[1]?.answer('Too many.');
  outbox.retry('a');
  expect(texts()).toEqual(['One']);
  await sent[2]?.answer();
  expect(texts()).toBeUndefined();
});
