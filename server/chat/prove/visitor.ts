import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatMessage } from '../../../schema/api/chat.ts';
import type { Fleet } from '../../testing/fleet.ts';
import { type EventStream, openEventStream } from './sse.ts';

/** A visitor's page: sends one message after the other, repeats what was not answered, and follows the conversation. */
export interface Visitor {
  /** Texts in the order in which they were sent, with the time of the first attempt. */
  sent: Map<string, number>;
  /** Messages in the order of their arrival, with the time. */
  received: { message: ChatMessage; at: number }[];
  /** Messages that arrived again, or after a later one. */
  disordered: number;
  send(text: string): Promise<void>;
  /** Cuts the stream; it is opened again. */
  cut(): void;
  close(): void;
}

const retryMs = 100;

export function openVisitor(fleet: Fleet): Visitor {
  const key = randomBytes(32).toString('base64url');
  const cookie = `chat=${key}`;
  let stream: EventStream | undefined;
  let isClosed = false;
  let isFollowing = false;

  const visitor: Visitor = {
    sent: new Map(),
    received: [],
    disordered: 0,
    async send(text) {
      const id = randomUUID();
      visitor.sent.set(text, performance.now());
      for (;;) {
        const url = await fleet.url();
        const answer = await fetch(`${url}/api/chat/messages`, {
          method: 'POST',
          headers: { origin: url, 'content-type': 'application/json', cookie },
          body: JSON.stringify({ id, text, key, pageUrl: `${url}/lp8/` }),
          signal: AbortSignal.timeout(5000),
        }).catch(() => undefined);
        await answer?.text().catch(() => {});
        if (answer?.ok) break;
        if (answer && answer.status < 500) throw new Error(`A message was refused with ${answer.status}.`);
        await sleep(retryMs);
      }
      if (!isFollowing) void follow();
    },
    cut: () => stream?.cut(),
    close() {
      isClosed = true;
      stream?.cut();
    },
  };

  async function follow(): Promise<void> {
    isFollowing = true;
    while (!isClosed) {
      const url = await fleet.url();
      const last = visitor.received.at(-1)?.message.seq ?? 0;
      stream = openEventStream(`${url}/api/chat/feed?after=${last}`, { cookie }, (name, data) => {
        if (name === 'message') receive(data as ChatMessage);
      });
      await stream.ended;
      if (!isClosed) await sleep(retryMs);
    }
  }

  function receive(message: ChatMessage): void {
    const last = visitor.received.at(-1)?.message.seq ?? 0;
    if (message.seq !== last + 1) visitor.disordered += 1;
    visitor.received.push({ message, at: performance.now() });
  }
  return visitor;
}
