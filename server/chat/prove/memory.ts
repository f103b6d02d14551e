import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatMessage } from '../../../schema/api/chat.ts';
import type { Storage } from '../../storage/storage.ts';
import { heapEnvironment, openServerHeap } from '../../testing/server-heap.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { addStaff, signInAt } from '../../testing/staff/staff-account.ts';
import { openProofStorage } from '../../testing/storage/proof-storage.ts';
import { hashOf } from '../visitor-key.ts';
import { openEventStream } from './sse.ts';

export interface MemoryOptions {
  database: 'SQLite' | 'PostgreSQL';
  conversations: number;
  /** Called with each measurement. */
  onMeasured: (measured: MemoryPoint) => void;
}

export interface MemoryPoint {
  /** Conversations that have been opened and closed. */
  conversations: number;
  /** Heap in use after a collection. */
  usedBytes: number;
}

const measurements = 5;

/** Conversations at a time. */
const concurrency = 40;

const agent = 'agent@larkfield.example';

/**
 * Opens and closes conversations on one server: each visitor writes, follows the stream until the answer is there, and
 * leaves, and staff end the conversation, with a desk open all the time.
 * @returns by how much the heap grew since the first measurement, as a share of it
 */
export async function proveMemory({ database, conversations, onMeasured }: MemoryOptions): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const { folder, storage, environment } = stack.use(await openProofStorage(database));
  await addStaff({ storage }, agent, 'manager');
  const server = await startServerProcess(folder, {
    ...environment,
    ...heapEnvironment,
    CHAT_LIMIT_PER_ADDRESS: '0',
    CHAT_LIMIT_MESSAGES: '0',
  });
  stack.defer(async () => void (await server.end('SIGTERM')));
  using heap = await openServerHeap(server);
  const cookie = await signInAt(server.url, agent);
  const desk = openEventStream(`${server.url}/api/staff/desk/feed`, { cookie }, () => {});
  stack.defer(() => desk.cut());
  const used: number[] = [];
  for (let round = 1; round <= measurements; round += 1) {
    const until = Math.round((conversations * round) / measurements);
    const size = until - Math.round((conversations * (round - 1)) / measurements);
    await inParallel(size, () => converse({ url: server.url, storage, staffCookie: cookie }));
    // The server notices the last closed connections.
    await sleep(1000);
    const usedBytes = await heap.usedBytes();
    used.push(usedBytes);
    onMeasured({ conversations: until, usedBytes });
  }
  return (used.at(-1) ?? 0) / (used[0] ?? 1) - 1;
}

async function inParallel(count: number, work: () => Promise<void>): Promise<void> {
  let begun = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (begun < count) {
        begun += 1;
        await work();
      }
    }),
  );
}

interface Place {
  url: string;
  storage: Storage;
  staffCookie: string;
}

async function converse({ url, storage, staffCookie }: Place): Promise<void> {
  const key = randomBytes(32).toString('base64url');
  const cookie = `chat=${key}`;
  await post(`${url}/api/chat/messages`, cookie, {
    id: randomUUID(),
    text: 'Do you write resumes for welders?',
    key,
    pageUrl: `${url}/lp8/`,
  });
  const { lead_id: leadId } = await storage.db
    .selectFrom('chats')
    .select('lead_id')
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirstOrThrow();
  const answered = Promise.withResolvers<void>();
  const stream = openEventStream(`${url}/api/chat/feed?after=0`, { cookie }, (name, data) => {
    if (name === 'message' && (data as ChatMessage).from === 'staff') answered.resolve();
  });
  void stream.ended.then(() => answered.reject(new Error('The stream ended before the answer.')));
  await post(`${url}/api/staff/leads/${leadId}/chat`, staffCookie, { id: randomUUID(), text: 'We do.' });
  await answered.promise;
  stream.cut();
  await stream.ended;
  await post(`${url}/api/staff/leads/${leadId}/chat/end`, staffCookie, {});
}

async function post(url: string, cookie: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { cookie, origin: new URL(url).origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} was refused: ${answer.status} ${text}`);
}
