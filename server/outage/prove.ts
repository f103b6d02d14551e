/**
 * Proves that leads are accepted while the mail server, the CRM, and the webhook fail, without slowing visitors down, and
 * that each target receives every lead after recovery, identified by its id.
 * `npm run prove -- delivery [--leads 500] [--outage-seconds 20] [--setup sqlite]`; exit code 1 on any failure.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { positiveInteger } from '../testing/positive-integer.ts';
import { type HttpReceiver, startHttpReceiver } from '../testing/receivers/http-receiver.ts';
import { type SmtpReceiver, startSmtpReceiver } from '../testing/receivers/smtp-receiver.ts';
import { webhookSecret } from '../testing/receivers/webhook-secret.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { findPostgres, startPostgres } from '../testing/storage/postgres.ts';
import { injectFaults } from './inject-faults.ts';
import { type Sent, sendLeads } from './send-leads.ts';

export type OutageSetup = 'sqlite' | 'postgres';

export interface OutageOptions {
  setup: OutageSetup;
  leads: number;
  /** How long the targets fail, in ms; leads arrive throughout. */
  outageMs: number;
}

export interface OutageResult extends Sent {
  /** Attempts that the targets saw during the outage. */
  attemptsDuringOutage: number;
  /** Distinct ids per target, and repeats of an id. */
  targets: { name: string; leads: number; ids: number; repeated: number }[];
  /** From the end of the outage to the last delivery, in ms. */
  recoveredMs: number;
}

const recoveryPatienceMs = 120_000;

export async function proveDelivery({ setup, leads, outageMs }: OutageOptions): Promise<OutageResult> {
  const folder = mkdtempSync(join(tmpdir(), 'outage-'));
  await using smtp = await startSmtpReceiver();
  await using crm = await startHttpReceiver();
  await using webhook = await startHttpReceiver();
  await using postgres = setup === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
  const environment = {
    ...environmentFor({ smtp, crm, webhook }),
    ...(postgres && { DATABASE_URL: await postgres.createDatabase() }),
  };
  const servers: ServerProcess[] = [];
  try {
    for (const name of postgres ? ['a', 'b'] : ['a'])
      servers.push(await startServerProcess(join(folder, name), environment));
    const receivers = [smtp, crm, webhook];
    const [sent] = await Promise.all([
      sendLeads({ ports: servers.map(({ port }) => port), leads, withinMs: outageMs }),
      injectFaults(receivers, outageMs),
    ]);
    const attemptsDuringOutage = receivers.reduce((sum, receiver) => sum + receiver.tries(), 0);
    const began = performance.now();
    await whenAllArrived({ smtp, crm, webhook }, leads);
    return {
      ...sent,
      attemptsDuringOutage,
      targets: countTargets({ smtp, crm, webhook }),
      recoveredMs: Math.round(performance.now() - began),
    };
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Receivers {
  smtp: SmtpReceiver;
  crm: HttpReceiver;
  webhook: HttpReceiver;
}

function environmentFor({ smtp, crm, webhook }: Receivers): Record<string, string> {
  return {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@larkfield.example',
    LEAD_NOTIFY_TO: 'sales@larkfield.example',
    CRM_URL: crm.url,
    LEAD_WEBHOOK_URLS: webhook.url,
    LEAD_WEBHOOK_SECRETS: webhookSecret,
    // Compresses days of retries into seconds.
    DELIVERY_SETTLE_MS: '1000',
    DELIVERY_TIMEOUT_MS: '2000',
    DELIVERY_FIRST_RETRY_MS: '100',
    DELIVERY_LONGEST_RETRY_MS: '3000',
    DELIVERY_CONCURRENCY: '8',
  };
}

/** The notice and the acknowledgement of a lead use the same mail server. */
function countTargets({ smtp, crm, webhook }: Receivers): OutageResult['targets'] {
  const mails = (recipient: RegExp) =>
    smtp.received.filter(({ recipients }) => recipient.test(recipients[0] ?? ''));
  const count = (name: string, ids: readonly unknown[], leads: readonly unknown[]) => ({
    name,
    leads: new Set(leads).size,
    ids: new Set(ids).size,
    repeated: ids.length - new Set(ids).size,
  });
  const [notices, acknowledgements] = [mails(/^sales@/), mails(/^lead-/)];
  const bodies = (receiver: HttpReceiver) => receiver.received.map(({ body }) => JSON.parse(body));
  return [
    count(
      'mail to the company',
      notices.map(({ mail }) => mail.messageId),
      notices.map(({ mail }) => mail.replyTo?.[0]?.address),
    ),
    count(
      'mail to visitors',
      acknowledgements.map(({ mail }) => mail.messageId),
      acknowledgements.map(({ recipients }) => recipients[0]),
    ),
    count(
      'CRM',
      crm.received.map(({ headers }) => headers['idempotency-key']),
      bodies(crm).map(({ email }) => email),
    ),
    count(
      'webhook',
      webhook.received.map(({ headers }) => headers['webhook-id']),
      bodies(webhook).map(({ data }) => data.email),
    ),
  ];
}

async function whenAllArrived(receivers: Receivers, leads: number): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < recoveryPatienceMs) {
    if (countTargets(receivers).every((target) => target.leads >= leads)) return;
    await sleep(100);
  }
}

export function isFaulty(result: OutageResult, leads: number): boolean {
  const isWhole = ({ leads: told, ids }: OutageResult['targets'][number]) => told === leads && ids === leads;
  return result.accepted !== leads || result.slowestMs > 5000 || !result.targets.every(isWhole);
}

/** Resolves with the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      leads: { type: 'string', default: '500' },
      'outage-seconds': { type: 'string', default: '20' },
      setup: { type: 'string' },
    },
  });
  const leads = positiveInteger('--leads', values.leads);
  const outageMs = positiveInteger('--outage-seconds', values['outage-seconds']) * 1000;
  let isProved = true;
  for (const setup of ['sqlite', 'postgres'] as const) {
    if (values.setup !== undefined && values.setup !== setup) continue;
    console.log(`\n${setup === 'sqlite' ? 'One server, SQLite' : 'Two servers, PostgreSQL'}`);
    if (setup === 'postgres' && !findPostgres()) {
      console.log('*** SKIPPED: PostgreSQL is not installed. ***');
      continue;
    }
    const result = await proveDelivery({ setup, leads, outageMs });
    print(result);
    isProved &&= !isFaulty(result, leads);
  }
  console.log(isProved ? '\nEvery lead reached each target under one id.' : '\nFAILED.');
  return isProved ? 0 : 1;
}

function print({ accepted, slowestMs, attemptsDuringOutage, targets, recoveredMs }: OutageResult): void {
  console.log(`leads accepted during outage   ${accepted}, slowest response ${slowestMs} ms`);
  console.log(`attempts during outage         ${attemptsDuringOutage}`);
  console.log(`all delivered after recovery   ${(recoveredMs / 1000).toFixed(1)} s`);
  for (const { name, leads, ids, repeated } of targets)
    console.log(`${name.padEnd(30)} ${leads} leads, ${ids} ids, ${repeated} repeated`);
}
