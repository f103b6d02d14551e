import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LeadListAnswer } from '../../../schema/api/desk.ts';
import { emailCall } from '../../testing/leads/lead-bodies.ts';
import { type DeskAddress, type DeskSession, openDeskSession } from './desk-session.ts';

export interface LatencyResult {
  /** From the visitor's answer until both desks list the lead. */
  p50Ms: number;
  p99Ms: number;
  slowestMs: number;
  unseen: number;
}

/** A lead that takes longer counts as unseen. */
const giveUpMs = 15_000;

/** Long enough that most leads are not seen along with the next one. */
const maxPauseMs = 200;

/** Visitors send leads to both servers in turn, as people do: not all at once. */
export async function proveLatency(desks: readonly DeskAddress[], count: number): Promise<LatencyResult> {
  const sessions = await Promise.all(desks.map(openDeskSession));
  const seenAt = sessions.map(() => new Map<string, number>());
  const closers = await Promise.all(
    sessions.map((session, index) => {
      const look = lookWhenAsked(session, seenAt[index] as Map<string, number>);
      return session.follow(look);
    }),
  );
  const thankedAt = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    const name = `Visitor ${randomUUID()}`;
    await sendLead(desks[index % desks.length]?.url ?? '', name);
    thankedAt.set(name, performance.now());
    await sleep(Math.random() * maxPauseMs);
  }
  const isComplete = () => seenAt.every((seen) => [...thankedAt.keys()].every((name) => seen.has(name)));
  for (const started = performance.now(); !isComplete() && performance.now() - started < giveUpMs; )
    await sleep(50);
  for (const close of closers) close();
  const delays = [...thankedAt].map(([name, at]) =>
    Math.max(...seenAt.map((seen) => (seen.get(name) ?? Number.POSITIVE_INFINITY) - at)),
  );
  const known = delays.filter(Number.isFinite).sort((one, other) => one - other);
  const part = (share: number) => known[Math.max(0, Math.ceil(known.length * share) - 1)] ?? Infinity;
  return { p50Ms: part(0.5), p99Ms: part(0.99), slowestMs: part(1), unseen: count - known.length };
}

/** Fetches the newest leads for each event, one request at a time, like the page does. */
function lookWhenAsked(session: DeskSession, seenAt: Map<string, number>): () => void {
  let isAsked = false;
  let isLooking = false;
  async function look(): Promise<void> {
    isLooking = true;
    while (isAsked) {
      isAsked = false;
      const answer = await session.get('leads?search=visitor');
      const { groups } = (await answer.json()) as LeadListAnswer;
      for (const { name } of groups.flatMap(({ leads }) => leads))
        if (!seenAt.has(name)) seenAt.set(name, performance.now());
    }
    isLooking = false;
  }
  return () => {
    isAsked = true;
    if (!isLooking) void look();
  };
}

export async function sendLead(url: string, fullName: string): Promise<void> {
  const answer = await fetch(`${url}/api/email/send-resume-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(emailCall({ fullName, email: `${randomUUID()}@mail.example` })),
  });
  if (!answer.ok) throw new Error(`The lead was refused: ${answer.status} ${await answer.text()}`);
  await answer.text();
}
