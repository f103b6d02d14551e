import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LeadListAnswer } from '../../../schema/api/desk.ts';
import type { LeadConflict } from '../../../schema/api/desk-changes.ts';
import { type DeskAddress, type DeskSession, openDeskSession } from './desk-session.ts';
import { sendLead } from './latency.ts';

export interface ClaimResult {
  /** Leads that exactly one of the two got. */
  owned: number;
  /** Refusals that say who was first. */
  refusedByName: number;
  /** Leads with two owners, with none, or with a refusal that does not name the owner. */
  wrong: number;
}

/** Two people at two servers claim each lead at the same instant. */
export async function proveClaims(desks: readonly DeskAddress[], count: number): Promise<ClaimResult> {
  const sessions = await Promise.all(desks.map(openDeskSession));
  const [first] = sessions;
  if (!first) throw new Error('No desk is open.');
  const result: ClaimResult = { owned: 0, refusedByName: 0, wrong: 0 };
  const batch = 50;
  for (let done = 0; done < count; done += batch) {
    const prefix = `Claim ${randomUUID()}`;
    const size = Math.min(batch, count - done);
    for (let index = 0; index < size; index += 1) await sendLead(desks[0]?.url ?? '', `${prefix} ${index}`);
    for (const id of await idsOf(first, prefix, size)) {
      const answers = await Promise.all(sessions.map((session) => session.post(`leads/${id}/claim`, {})));
      await judge(sessions, answers, result);
    }
  }
  return result;
}

async function judge(
  sessions: readonly DeskSession[],
  answers: readonly Response[],
  result: ClaimResult,
): Promise<void> {
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  const winners = sessions.filter((_, index) => answers[index]?.status === 200);
  const losers = bodies.filter((_, index) => answers[index]?.status === 409) as LeadConflict[];
  const [winner] = winners;
  if (winners.length !== 1 || losers.length !== 1) {
    result.wrong += 1;
    return;
  }
  result.owned += 1;
  const isNamed = losers[0]?.since.some(
    ({ by, event }) => event.kind === 'claimed' && by?.email === winner?.email,
  );
  if (isNamed) result.refusedByName += 1;
  else result.wrong += 1;
}

/** Waits until the desk has the leads. */
async function idsOf(session: DeskSession, prefix: string, count: number): Promise<string[]> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await session.get(`leads?search=${encodeURIComponent(prefix)}`);
    const { groups } = (await answer.json()) as LeadListAnswer;
    const ids = groups.flatMap(({ leads }) => leads.map(({ id }) => id));
    if (ids.length === count) return ids;
    await sleep(50);
  }
  throw new Error('The desk does not show all leads.');
}
