/**
 * Proves that kills lose no mail: staff write, people answer through a real IMAP server, and servers are killed at random moments.
 * `npm run prove -- mail [--mails 500] [--kills 20]`; exit code 1 on any failure.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Storage } from '../../../storage/storage.ts';
import { type Fleet, startFleet } from '../../../testing/fleet.ts';
import { insertLead } from '../../../testing/leads/insert-rows.ts';
import { positiveInteger } from '../../../testing/positive-integer.ts';
import { ensureDovecot, startDovecot } from '../../../testing/receivers/dovecot.ts';
import { startSmtpReceiver } from '../../../testing/receivers/smtp-receiver.ts';
import { addStaff, signInAt } from '../../../testing/staff/staff-account.ts';
import { findPostgres } from '../../../testing/storage/postgres.ts';
import { openProofStorage } from '../../../testing/storage/proof-storage.ts';
import { takeIn } from '../../intake/intake.ts';
import type { DatabaseName } from '../../prove/proof-desk.ts';
import { type Counterpart, numberIn, startCounterpart, subjectOf } from './counterpart.ts';

export interface MailProofOptions {
  database: DatabaseName;
  mails: number;
  kills: number;
}

export interface MailProof {
  /** Mails that staff sent and the counterpart never got. */
  lostOut: number;
  /** Mails that arrived under more than one Message-ID. */
  differing: number;
  /** Mails that arrived more than once, under the same Message-ID. */
  repeats: number;
  lostIn: number;
  /** Answers that were stored more than once. */
  doubled: number;
  /** Answers that are not with the lead that they answer. */
  misplaced: number;
  seconds: number;
}

const staff = 'nora@larkfield.example';
const people = 50;
const maxWaitMs = 90_000;

const alwaysOpen = { zone: 'UTC', hours: [], holidays: [], answerWithinMs: 60_000 };

const environment = {
  MAIL_FROM: 'Larkfield Resumes <hello@larkfield.example>',
  LEAD_NOTIFY_TO: 'sales@larkfield.example',
  LEAD_ACKNOWLEDGE: 'off',
  STAFF_SIGN_IN_LIMIT: '0',
  DELIVERY_FIRST_RETRY_MS: '100',
  DELIVERY_LONGEST_RETRY_MS: '500',
  DELIVERY_TIMEOUT_MS: '2000',
};

export async function proveMail({ database, mails, kills }: MailProofOptions): Promise<MailProof> {
  const started = performance.now();
  await using opened = await openProofStorage(database);
  const { folder, storage } = opened;
  await using smtp = await startSmtpReceiver();
  await using dovecot = await startDovecot();
  const leads = await addLeads(storage);
  await addStaff({ storage }, staff, 'manager');
  const servers = database === 'PostgreSQL' ? 2 : 1;
  const fleet = await startFleet({
    folder,
    count: servers,
    environment: {
      ...environment,
      ...opened.environment,
      SMTP_URL: smtp.url,
      IMAP_URL: dovecot.url,
    },
  });
  const counterpart = startCounterpart(smtp, dovecot);
  try {
    const sent = await sendAll(fleet, leads, { mails, kills, servers });
    await waitForAnswers(storage, mails);
    counterpart.stop();
    const rows = await storage.db
      .selectFrom('mails')
      .select(['direction', 'kind', 'subject', 'lead_id'])
      .execute();
    return {
      ...judgeOut(counterpart, mails),
      ...judgeIn(rows, sent),
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    counterpart.stop();
    await fleet[Symbol.asyncDispose]();
  }
}

/** @returns their ids */
async function addLeads(storage: Storage): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < people; index += 1)
    ids.push(
      await insertLead(storage, {
        received_at: new Date().toISOString(),
        email: `person${index}@mail.example`,
        full_name: `Person ${index}`,
        spam_reason: null,
      }),
    );
  await storage.commit((trx) => takeIn(trx, ids, alwaysOpen, new Date()));
  return ids;
}

/** Sends the mails one after the other, and kills servers in between. @returns the lead of each mail */
async function sendAll(
  fleet: Fleet,
  leads: readonly string[],
  { mails, kills, servers }: Pick<MailProofOptions, 'mails' | 'kills'> & { servers: number },
): Promise<string[]> {
  const sent: string[] = [];
  const killings: Promise<void>[] = [];
  const every = Math.floor(mails / kills);
  let killing: Promise<void> = Promise.resolve();
  const cookie = await signInAt(await fleet.url(), staff);
  for (let number = 0; number < mails; number += 1) {
    const leadId = leads[number % leads.length] ?? '';
    await sendUntilAccepted(fleet, cookie, leadId, number);
    sent.push(leadId);
    if (number % every !== every - 1 || killings.length >= kills) continue;
    // One at a time, and at any moment of what follows.
    await killing;
    killing = sleep(Math.random() * 500).then(() => killOne(fleet, servers));
    killings.push(killing);
  }
  await Promise.all(killings);
  return sent;
}

async function killOne(fleet: Fleet, servers: number): Promise<void> {
  const index = Math.floor(Math.random() * servers);
  await fleet.kill(index);
  // It often starts again while other servers have taken over.
  await sleep(Math.random() * 300);
  await fleet.restart(index);
}

/** Repeats a call whose answer was lost, as the desk does. */
async function sendUntilAccepted(
  fleet: Fleet,
  cookie: string,
  leadId: string,
  number: number,
): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), subject: subjectOf(number), text: `Mail ${number}.` });
  for (const deadline = performance.now() + maxWaitMs; ; ) {
    const url = await fleet.url();
    try {
      const answer = await fetch(`${url}/api/staff/leads/${leadId}/mails`, {
        method: 'POST',
        headers: { cookie, origin: url, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(5000),
      });
      await answer.text();
      if (answer.ok) return;
      if (answer.status < 500) throw new RangeError(`The mail was refused: ${answer.status}`);
    } catch (error) {
      if (error instanceof RangeError || performance.now() > deadline) throw error;
    }
    await sleep(50);
  }
}

async function waitForAnswers({ db }: Storage, mails: number): Promise<void> {
  for (const deadline = performance.now() + maxWaitMs; performance.now() < deadline; ) {
    const { count } = await db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('direction', '=', 'in')
      .executeTakeFirstOrThrow();
    if (Number(count) >= mails) break;
    await sleep(200);
  }
  // Time for repeats that should not be stored.
  await sleep(3000);
}

function judgeOut({ messageIds, arrived }: Counterpart, mails: number) {
  return {
    lostOut: mails - messageIds.size,
    differing: [...messageIds.values()].filter(({ size }) => size > 1).length,
    repeats: arrived() - messageIds.size,
  };
}

interface Row {
  direction: 'out' | 'in';
  kind: string;
  subject: string;
  lead_id: string | null;
}

function judgeIn(rows: readonly Row[], sent: readonly string[]) {
  const answers = rows.filter(({ direction, kind }) => direction === 'in' && kind === 'answer');
  const numbers = new Set(answers.map(({ subject }) => numberIn(subject)));
  return {
    lostIn: sent.length - numbers.size,
    doubled: answers.length - numbers.size,
    misplaced: answers.filter(({ subject, lead_id }) => sent[numberIn(subject)] !== lead_id).length,
  };
}

/** Resolves with the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { mails: { type: 'string', default: '500' }, kills: { type: 'string', default: '20' } },
  });
  const counts = {
    mails: positiveInteger('--mails', values.mails),
    kills: positiveInteger('--kills', values.kills),
  };
  if (!ensureDovecot()) {
    console.log('*** SKIPPED: Dovecot is not installed. ***');
    return 0;
  }
  let isProved = true;
  for (const database of ['SQLite', 'PostgreSQL'] as const) {
    console.log(`\n${database === 'SQLite' ? 'One server, SQLite' : 'Two servers, PostgreSQL'}`);
    if (database === 'PostgreSQL' && !findPostgres()) {
      console.log('*** SKIPPED: PostgreSQL is not installed. ***');
      continue;
    }
    const proof = await proveMail({ database, ...counts });
    const { lostOut, differing, repeats, lostIn, doubled, misplaced, seconds } = proof;
    console.log(
      `${counts.mails} mails out under ${counts.kills} kills: ${lostOut} lost, ${repeats} repeats, ${differing} of them under another Message-ID.`,
    );
    console.log(
      `${counts.mails} mails in: ${lostIn} lost, ${doubled} stored twice, ${misplaced} with another lead. ${seconds.toFixed(0)} s.`,
    );
    isProved &&= lostOut + differing + lostIn + doubled + misplaced === 0;
  }
  return isProved ? 0 : 1;
}
