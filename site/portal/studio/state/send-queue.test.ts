import { expect, it } from 'vitest';
import type { OperationsAnswer } from '../../../../schema/api/studio/draft.ts';
import type { Answer } from '../../../http/call.ts';
import type { Pending } from './pending.ts';
import { memoryStore, type PendingStore } from './pending-store.ts';
import { createSendQueue, type SendState } from './send-queue.ts';

let count = 0;

const typed = (text: string, step = 'a'): Pending => ({
  id: `${++count}`,
  draft: 'one',
  client: 'tab',
  seen: 0,
  step,
  operations: [{ op: 'setText', file: 'a.yaml', path: ['title'], text }],
});

const ok: Answer<OperationsAnswer> = {
  kind: 'ok',
  body: { success: true, revision: 1, conflicts: [], canUndo: true, canRedo: false },
};
const lost: Answer<OperationsAnswer> = { kind: 'lost' };
const refused = (status: number): Answer<OperationsAnswer> => ({
  kind: 'refused',
  status,
  code: '',
  error: '',
  errors: {},
  retryAfter: undefined,
});

/** A queue whose calls are answered one by one. */
function open(answers: Answer<OperationsAnswer>[], store: PendingStore = memoryStore()) {
  const sent: string[] = [];
  const states: SendState[] = [];
  const refusals: string[] = [];
  const textOf = ({ operations: [operation] }: Pending) =>
    operation?.op === 'setText' ? operation.text : '';
  const queue = createSendQueue({
    store,
    async send(pending) {
      sent.push(textOf(pending));
      return answers.shift() ?? ok;
    },
    wait: async () => {},
    onAnswer: () => {},
    onRefused: (_refusal, pending) => refusals.push(textOf(pending)),
    onState: (state) => states.push(state),
  });
  const settled = async () => {
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  };
  return { queue, sent, states, refusals, store, settled };
}

it('sends changes in order, and a value that is typed on only once', async () => {
  const { queue, sent, states, store, settled } = open([]);
  for (const text of ['H', 'He', 'Hel', 'Hell']) queue.add(typed(text));
  queue.add(typed('Other', 'b'));
  await settled();
  expect(sent).toEqual(['Hell', 'Other']);
  expect([states.at(-1), await store.of('one')]).toEqual(['saved', []]);
});

it('tries again until the server has a change', async () => {
  const { queue, sent, states, settled } = open([lost, refused(503), lost]);
  queue.add(typed('Hello'));
  await settled();
  expect(sent).toEqual(['Hello', 'Hello', 'Hello', 'Hello']);
  expect([states.includes('cut'), states.at(-1)]).toEqual([true, 'saved']);
});

it('keeps everything until the author signs in again', async () => {
  const { queue, sent, states, store, settled } = open([refused(401)]);
  queue.add(typed('One'));
  await settled();
  queue.add(typed('Two', 'b'));
  await settled();
  expect([sent, states.at(-1)]).toEqual([['One'], 'waiting']);
  expect(await store.of('one')).toHaveLength(2);
  await queue.resume();
  expect(sent).toEqual(['One', 'One', 'Two']);
});

it('goes on after a change that cannot be done', async () => {
  const { queue, sent, refusals, store, settled } = open([refused(422)]);
  queue.add(typed('One'));
  await settled();
  queue.add(typed('Two', 'b'));
  await settled();
  expect([sent, refusals, await store.of('one')]).toEqual([['One', 'Two'], ['One'], []]);
});

it('first sends what an earlier visit left', async () => {
  const store = memoryStore();
  await store.put(typed('Left'));
  const { queue, sent } = open([], store);
  await queue.restore('one');
  expect(sent).toEqual(['Left']);
});
