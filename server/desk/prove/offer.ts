import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PresenceBody, presenceEveryMs } from '../../../schema/api/desk.ts';
import type { Storage } from '../../storage/storage.ts';
import { writeFiles } from '../../testing/files/write-dist.ts';
import type { Fleet } from '../../testing/fleet.ts';
import { startSmtpReceiver } from '../../testing/receivers/smtp-receiver.ts';
import { signInAt } from '../../testing/staff/staff-account.ts';
import { eventsOf, type StoredEvent } from '../events.ts';
import { sendLead } from './latency.ts';
import { type DatabaseName, openProofDesk, people } from './proof-desk.ts';

export interface OfferProofOptions {
  database: DatabaseName;
  /** Each person's time to claim the offer. */
  answerWithinMs: number;
}

export interface OfferResult {
  /** From the end of the first turn until the lead was offered to the second person. All servers were killed in between. */
  movedAfterMs: number;
  /** From the end of the second turn until the manager was to be notified. One server was killed in between. */
  escalatedAfterMs: number;
  /** What happened to the lead, in order. */
  steps: StoredEvent['kind'][];
  /** How often the manager was notified. */
  notices: number;
}

const manager = 'manager@larkfield.example';

/** Time in which a second step or notice would show, in ms. */
const graceMs = 3000;

/** A lead is offered to two people in turn, who do not claim it, while servers are killed halfway through each turn. */
export async function proveOffer({ database, answerWithinMs }: OfferProofOptions): Promise<OfferResult> {
  const distDir = mkdtempSync(join(tmpdir(), 'desk-proof-dist-'));
  const rules = { answerWithinMs, zone: 'UTC', manager: [manager] };
  writeFiles(distDir, { '.build/server.json': JSON.stringify({ site: {}, desk: rules }) });
  await using smtp = await startSmtpReceiver();
  await using desk = await openProofDesk(database, {
    DIST_DIR: distDir,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Larkfield Resumes <hello@larkfield.example>',
    LEAD_NOTIFY_TO: 'sales@larkfield.example',
  });
  const { fleet, storage } = desk;
  const close = await keepOpen(fleet);
  try {
    await sendLead(await fleet.url(), `Visitor ${randomUUID()}`);
    const first = await nextStep(storage, 1, answerWithinMs);
    await sleepUntil(endOf(first.event) - answerWithinMs / 2);
    for (const server of [0, 1]) await fleet.kill(server);
    await Promise.all([0, 1].map((server) => fleet.restart(server)));
    const second = await nextStep(storage, 2, answerWithinMs);
    await sleepUntil(endOf(second.event) - answerWithinMs / 2);
    await fleet.kill(0);
    const third = await nextStep(storage, 3, answerWithinMs);
    await fleet.restart(0);
    const noticed = () => smtp.received.filter(({ recipients }) => recipients.includes(manager)).length;
    for (const giveUpAt = Date.now() + answerWithinMs; noticed() === 0 && Date.now() < giveUpAt; )
      await sleep(50);
    await sleep(graceMs);
    return {
      movedAfterMs: second.seenAt - endOf(first.event),
      escalatedAfterMs: third.seenAt - endOf(second.event),
      steps: (await stepsOf(storage)).map(({ kind }) => kind),
      notices: noticed(),
    };
  } finally {
    await close();
    rmSync(distDir, { recursive: true, force: true });
  }
}

/** Reports the desks of all people as open, like their pages. @returns a function that stops */
async function keepOpen(fleet: Fleet): Promise<() => Promise<void>> {
  const first = await fleet.url();
  const cookies = await Promise.all(people.map((email) => signInAt(first, email)));
  const tabs = cookies.map(() => randomUUID());
  async function report(index: number): Promise<void> {
    const url = await fleet.url();
    const body: PresenceBody = { tab: tabs[index] ?? '', leadId: null, isWriting: false, takesChats: false };
    await fetch(`${url}/api/staff/desk/presence`, {
      method: 'POST',
      headers: { cookie: cookies[index] ?? '', origin: url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
      .then((answer) => answer.text())
      .catch(() => {});
  }
  const reportAll = () => Promise.all(cookies.map((_, index) => report(index)));
  await reportAll();
  let reporting: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    reporting = reportAll();
  }, presenceEveryMs);
  return async () => {
    clearInterval(timer);
    await reporting;
  };
}

/** The events of the only lead. */
async function stepsOf({ db }: Storage): Promise<StoredEvent[]> {
  const leads = await db.selectFrom('leads').select('id').execute();
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return [];
  return (await eventsOf(db, ids)).map(({ event }) => JSON.parse(event) as StoredEvent);
}

/** Waits until a number of things have happened. @returns the last one, and when it was seen */
async function nextStep(
  storage: Storage,
  count: number,
  answerWithinMs: number,
): Promise<{ event: StoredEvent; seenAt: number }> {
  for (const giveUpAt = Date.now() + 2 * answerWithinMs + 30_000; Date.now() < giveUpAt; ) {
    const event = (await stepsOf(storage))[count - 1];
    if (event) return { event, seenAt: Date.now() };
    await sleep(50);
  }
  throw new Error(`Step ${count} of the offer did not happen.`);
}

/** Until when the offer counts. */
function endOf(event: StoredEvent): number {
  if (event.kind !== 'offered') throw new Error(`Expected an offer, got ${event.kind}.`);
  return Date.parse(event.until);
}

const sleepUntil = (at: number) => sleep(Math.max(0, at - Date.now()));
