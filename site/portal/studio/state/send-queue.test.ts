import { expect, it } from 'vitest';
import type { OperationsAnswer } from '../../../../schema/api/studio/draft.ts';
import type { Answer } from '../../../http/call.ts';
import type { Pending } from './pending.ts';
import { memoryStore, type PendingStore } from './pending-store.ts';
import { createSendQueue } from './send-queue.ts';
import type { SendState } from './send-state.ts';

let count = 0;

const typed = (text: string, step = 'a'): Pending => ({
  id: `${++count}`,
  draft: 'one',
  author: 'ada@northlight.example',
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
const refused = (status: number, code = ''): Answer<OperationsAnswer> => ({
  kind: 'refused',
  status,
  code,
  error: '',
  errors: {},
  retryAfter: undefined,
});

/** A queue whose calls are answered one by one. */
function open(answers: Answer<OperationsAnswer>[], store: PendingStore = memoryStore()) {
  const sent: string[] = [];
  const drawn: string[] = [];
  const states: SendState[] = [];
  const refusals: string[] = [];
  const textOf = ({ operations: [operation] }: Pending) =>
    operation?.op === 'setText' ? operation.text : '';
  const queue = createSendQueue({
    store,
    async send(pending, wantsPage) {
      sent.push(textOf(pending));
      if (wantsPage) drawn.push(textOf(pending));
      return answers.shift() ?? ok;
    },
    wait: async () => {},
    onAnswer: () => {},
    onRefused: (_refusal, pending) => refusals.push(textOf(pending)),
    onState: (state) => states.push(state),
    onNotKept: () => states.push('not-stored'),
  });
  const settled = async () => {
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  };
  return { queue, sent, drawn, states, refusals, store, settled };
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
  expect([states.filter((state) => !['saving', 'saved'].includes(state)), states.at(-1)]).toEqual([
    ['offline', 'failing', 'offline'],
    'saved',
  ]);
});

it.each<[SendState, Answer<OperationsAnswer>]>([
  ['signed-out', refused(401)],
  ['not-allowed', refused(403)],
  ['no-draft', refused(404, 'unknown_draft')],
  ['other-author', refused(409, 'other_author')],
])('keeps everything until the author does something about it: %s', async (state, answer) => {
  const { queue, sent, states, store, settled } = open([answer]);
  queue.add(typed('One'));
  await settled();
  queue.add(typed('Two', 'b'));
  await settled();
  expect([sent, states.at(-1)]).toEqual([['One'], state]);
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

it('gives back what was typed in a text with letters that were refused', async () => {
  const { queue, sent, refusals, settled } = open([refused(422)]);
  const letter = (inserted: string, at: number, client = 'tab'): Pending => ({
    ...typed('', inserted),
    client,
    operations: [{ op: 'editSource', file: 'a.yaml', changes: [{ at, removed: '', inserted }] }],
  });
  for (const change of [letter('a', 4), letter('c', 9), letter('d', 0, 'other')]) queue.add(change);
  await settled();
  expect(sent).toHaveLength(2);
  expect(refusals).toHaveLength(2);
});

it('first sends what an earlier visit left', async () => {
  const store = memoryStore();
  await store.put(typed('Left'));
  const { queue, sent } = open([], store);
  await queue.restore('one');
  expect(sent).toEqual(['Left']);
});

it('asks for the page only with the last change, and not again after a cut', async () => {
  const { queue, sent, drawn, settled } = open([ok, ok, lost]);
  queue.add(typed('One'));
  queue.add(typed('Two', 'b'));
  await settled();
  queue.add(typed('Three', 'c'));
  await settled();
  expect([sent, drawn]).toEqual([
    ['One', 'Two', 'Three', 'Three'],
    ['Two', 'Three'],
  ]);
});

it('never changes what the server may have already, because it does an id once', async () => {
  const store = memoryStore();
  const left = typed('Left');
  await store.put(left);
  const { queue, sent, settled } = open([lost, refused(401)], store);
  await queue.restore('one');
  queue.add(typed('Left and more'));
  await settled();
  queue.add(typed('Left and much more'));
  await queue.resume();
  expect(sent).toEqual(['Left', 'Left', 'Left', 'Left and much more']);
});

it('has a change in the store before it is sent, and removes it only after that', async () => {
  const calls: string[] = [];
  const { promise: written, resolve } = Promise.withResolvers<void>();
  const { queue, sent, settled } = open([], {
    ...memoryStore(),
    put: async () => {
      await written;
      calls.push('put');
    },
    remove: async () => void calls.push('remove'),
  });
  queue.add(typed('Hello'));
  await settled();
  expect(sent).toEqual([]);
  resolve();
  await settled();
  expect([sent, calls]).toEqual([['Hello'], ['put', 'remove']]);
});

it('says that a browser without space keeps a change only while the page is open, and sends it', async () => {
  const { queue, sent, states, settled } = open([], {
    ...memoryStore(),
    put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
  });
  queue.add(typed('Hello'));
  await settled();
  expect([sent, states]).toEqual([['Hello'], ['saving', 'not-stored', 'saved']]);
});
