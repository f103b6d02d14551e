import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { type AnswerMemory, createAnswerMemory } from './answer-memory.ts';

const requestFor = (url: string) => ({ url, headers: { host: 'localhost' } }) as IncomingMessage;

function store(memory: AnswerMemory, url: string, body = Buffer.from('body')): void {
  memory.store(requestFor(url), false, {
    path: url,
    tag: '"tag"',
    body,
    headers: new Headers({ etag: '"tag"', 'x-request-id': 'id', 'content-length': '4' }),
    bodyHeaders: { 'content-length': '4' },
    lookedAtMs: 0,
  });
}

const found = (memory: AnswerMemory, url: string) => memory.find(requestFor(url), false);

test('headers are stored without the request id, and for 304 without those of the body', () => {
  const memory = createAnswerMemory(() => 0);
  store(memory, '/');
  expect(found(memory, '/')).toMatchObject({
    headers: ['content-length', '4', 'etag', '"tag"'],
    notModifiedHeaders: ['etag', '"tag"'],
  });
});

test('the oldest of a thousand answers is evicted for a new one', () => {
  const memory = createAnswerMemory(() => 0);
  for (let index = 0; index < 1000; index += 1) store(memory, `/${index}`);
  store(memory, '/0');
  store(memory, '/1000');
  expect(found(memory, '/0')).toBeDefined();
  expect(found(memory, '/1')).toBeUndefined();
  expect(found(memory, '/2')).toBeDefined();
  expect(found(memory, '/1000')).toBeDefined();
});

test('an answer to an unusually long address is not stored', () => {
  const memory = createAnswerMemory(() => 0);
  store(memory, `/${'x'.repeat(500)}`);
  expect(found(memory, `/${'x'.repeat(500)}`)).toBeUndefined();
});

test('a remembered answer does not retain its body', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const memory = createAnswerMemory(() => 0);
  const bodies = new Map([['/', Buffer.alloc(100_000)]]);
  store(memory, '/', bodies.get('/'));
  await nextTurn();
  collectGarbage();
  expect(found(memory, '/')?.body.deref()?.byteLength).toBe(100_000);
  bodies.clear();
  await nextTurn();
  collectGarbage();
  expect(found(memory, '/')?.body.deref()).toBeUndefined();
});
