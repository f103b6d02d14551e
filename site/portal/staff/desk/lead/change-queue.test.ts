import { expect, it } from 'vitest';
import type { LeadAnswerBody, LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import type { Answer } from '../../../../http/call.ts';
import { createChangeQueue } from './change-queue.ts';

type LeadAnswer = Answer<LeadAnswerBody>;

const leadOf = (revision: number, tags: string[] = []) => ({ id: 'a', revision, tags }) as LeadDetails;
const ok = (lead: LeadDetails): LeadAnswer => ({ kind: 'ok', body: { success: true, lead } });
const lost: LeadAnswer = { kind: 'lost' };

/** A server that answers when the test says so. */
function heldServer() {
  const sent: { lead: LeadDetails; answer: (answer: LeadAnswer) => void }[] = [];
  const send = (lead: LeadDetails) =>
    new Promise<LeadAnswer>((resolve) => {
      sent.push({ lead, answer: resolve });
    });
  return { sent, send };
}

it('sends a change after the one before, based on what that one made of the lead', async () => {
  const queue = createChangeQueue();
  const { sent, send } = heldServer();
  const seen = leadOf(3);
  const first = queue.add(seen, 'first', send);
  const second = queue.add(seen, 'second', send);
  const third = queue.add(seen, 'third', send);
  await Promise.resolve();
  expect(sent).toHaveLength(1);
  sent[0]?.answer(ok(leadOf(4, ['rush'])));
  await first;
  expect(sent[1]?.lead).toEqual(leadOf(4, ['rush']));
  sent[1]?.answer(ok(leadOf(5)));
  await second;
  expect(sent[2]?.lead.revision).toBe(5);
  sent[2]?.answer(ok(leadOf(6)));
  await third;
  // The screen can still show the lead from before.
  void queue.add(seen, 'fourth', send);
  await Promise.resolve();
  expect(sent[3]?.lead.revision).toBe(6);
});

it.each([
  ['was not made', lost],
  ['a colleague changed the lead as well', ok(leadOf(5))],
  ['was one of another lead', ok({ ...leadOf(4), id: 'b' })],
])('sends a change with the revision that was seen when the change before %s', async (_, answer) => {
  const queue = createChangeQueue();
  const { sent, send } = heldServer();
  const first = queue.add(leadOf(3), 'first', send);
  void queue.add(leadOf(3), 'second', send);
  await Promise.resolve();
  sent[0]?.answer(answer);
  await first;
  expect(sent[1]?.lead.revision).toBe(3);
});

it('makes one call of a double click, and two of the same change with another one in between', async () => {
  const queue = createChangeQueue();
  const { sent, send } = heldServer();
  const answers = ['on', 'on', 'off', 'on'].map((name) => queue.add(leadOf(3), name, send));
  expect(answers[1]).toBe(answers[0]);
  for (const index of [0, 1, 2]) {
    await new Promise((resolve) => setImmediate(resolve));
    sent[index]?.answer(lost);
  }
  await Promise.all(answers);
  expect(sent).toHaveLength(3);
  // Once it is answered, it can be repeated.
  void queue.add(leadOf(3), 'on', send);
  await Promise.resolve();
  expect(sent).toHaveLength(4);
});
