import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DeskChatAnswer } from '../../../schema/api/chat.ts';
import type { LeadListAnswer } from '../../../schema/api/desk.ts';
import type { Fleet } from '../../testing/fleet.ts';
import { type EventStream, openEventStream } from './sse.ts';

/** A staff member at an open desk, who answers each message of some conversations with one of their own. */
export interface Agent {
  /** When each of the visitors' texts was seen. */
  seen: Map<string, number>;
  /** When each answer was first sent. */
  sent: Map<string, number>;
  /** Conversations whose messages were not numbered 1, 2, 3, … */
  disordered: number;
  /** Takes care of a conversation. */
  take(leadId: string): void;
  cut(): void;
  /** Resolves when everything seen is answered. */
  close(): Promise<void>;
}

const retryMs = 100;

export function openAgent(fleet: Fleet, cookie: string): Agent {
  const mine = new Set<string>();
  /** Conversations to look at again. */
  const asked = new Set<string>();
  /** One at a time for each conversation, like the desk. */
  const looking = new Map<string, Promise<void>>();
  const answered = new Set<string>();
  /** Conversations that were looked at, and so are owned. */
  const known = new Set<string>();
  let stream: EventStream | undefined;
  let isClosed = false;

  const agent: Agent = {
    seen: new Map(),
    sent: new Map(),
    disordered: 0,
    take(leadId) {
      mine.add(leadId);
      look(leadId);
    },
    cut: () => stream?.cut(),
    async close() {
      for (const id of mine) look(id);
      await Promise.all(looking.values());
      isClosed = true;
      stream?.cut();
    },
  };

  function look(leadId: string): void {
    if (!mine.has(leadId)) return;
    asked.add(leadId);
    if (!looking.has(leadId)) looking.set(leadId, lookWhileAsked(leadId));
  }

  async function lookWhileAsked(leadId: string): Promise<void> {
    while (asked.delete(leadId)) await answer(leadId);
    looking.delete(leadId);
  }

  /** Like the list of a desk after a reconnect. */
  async function lookForUnread(): Promise<void> {
    const { groups } = await call<LeadListAnswer>('leads?queue=mine');
    for (const { id, chat } of groups.flatMap(({ leads }) => leads)) if (chat?.unread) look(id);
    for (const id of mine) if (!known.has(id)) look(id);
  }

  async function answer(leadId: string): Promise<void> {
    known.add(leadId);
    const { messages } = (await call<DeskChatAnswer>(`leads/${leadId}/chat`)).conversation;
    if (messages.some(({ seq }, index) => seq !== index + 1)) agent.disordered += 1;
    for (const { from, text, id } of messages) {
      if (from === 'staff' || answered.has(id)) continue;
      agent.seen.set(text, agent.seen.get(text) ?? performance.now());
      answered.add(id);
      const reply = `Re: ${text}`;
      agent.sent.set(reply, performance.now());
      await call(`leads/${leadId}/chat`, { id: randomUUID(), text: reply });
    }
  }

  /** Repeats until a server answers. */
  async function call<T>(path: string, body?: object): Promise<T> {
    for (;;) {
      const url = await fleet.url();
      const answer = await fetch(`${url}/api/staff/${path}`, {
        headers: { cookie, origin: url, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(5000),
      }).catch(() => undefined);
      const result = await answer?.json().catch(() => undefined);
      if (answer?.ok && result) return result as T;
      if (answer && answer.status < 500) throw new Error(`The desk refused ${path} with ${answer.status}.`);
      await sleep(retryMs);
    }
  }

  void (async () => {
    while (!isClosed) {
      stream = openEventStream(`${await fleet.url()}/api/staff/desk/feed`, { cookie }, (name, data) => {
        if (name === 'ready') void lookForUnread();
        else if (name === 'chat' || name === 'lead') look((data as { id: string }).id);
      });
      await stream.ended;
      if (!isClosed) await sleep(retryMs);
    }
  })();
  return agent;
}
