import { sql } from 'kysely';
import { hasManyWriters } from '../storage/advisory-lock.ts';
import type { Storage } from '../storage/storage.ts';
import type { Attempt, CallName } from './submitter.ts';

export interface Verdict {
  /** Leads in the database. */
  stored: number;
  /** Accepted calls without a complete record: lead, channel mark, body, deliveries. */
  lost: number;
  /** Leads beyond one per submission, and CRM deliveries beyond one per lead. */
  doubled: number;
  /** Whether SQLite's integrity check passes. */
  isSound: boolean;
}

interface Trace {
  leads: number;
  calls: Record<CallName, boolean>;
  crmDeliveries: number;
}

/** Compares the accepted calls with the database. */
export async function verify(storage: Storage, attempts: readonly Attempt[]): Promise<Verdict> {
  const traces = await readTraces(storage.db);
  const all = [...traces.values()];
  return {
    stored: all.reduce((sum, { leads }) => sum + leads, 0),
    lost: attempts.reduce((sum, attempt) => sum + lostCalls(attempt, traces.get(attempt.key)), 0),
    doubled: all.reduce(
      (sum, { leads, crmDeliveries }) => sum + leads - 1 + Math.max(0, crmDeliveries - 1),
      0,
    ),
    isSound: await isSound(storage),
  };
}

async function readTraces(db: Storage['db']): Promise<Map<string, Trace>> {
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'idempotency_key', 'email_at', 'crm_at'])
    .execute();
  const outbox = await db.selectFrom('outbox').select(['lead_id', 'target']).execute();
  const bodies = await db.selectFrom('submissions').select(['lead_id', 'channel']).execute();
  const targetsOf = Map.groupBy(outbox, ({ lead_id }) => lead_id);
  const bodiesOf = Map.groupBy(bodies, ({ lead_id }) => lead_id);
  const traces = new Map<string, Trace>();
  for (const [key, own] of Map.groupBy(leads, ({ idempotency_key }) => idempotency_key ?? '')) {
    const isWhole = (call: CallName) =>
      own.some(({ id, [`${call}_at` as const]: at }) => {
        const targets = targetsOf.get(id)?.map(({ target }) => target) ?? [];
        const isStored = bodiesOf.get(id)?.some(({ channel }) => channel === call);
        return at !== null && isStored && targets.includes('notice') && targets.includes('crm');
      });
    const deliveries = own.flatMap(({ id }) => targetsOf.get(id) ?? []);
    traces.set(key, {
      leads: own.length,
      calls: { email: isWhole('email'), crm: isWhole('crm') },
      crmDeliveries: deliveries.filter(({ target }) => target === 'crm').length,
    });
  }
  return traces;
}

function lostCalls(attempt: Attempt, trace: Trace | undefined): number {
  const isLost = (name: CallName) => attempt[name] === 'accepted' && !trace?.calls[name];
  return Number(isLost('email')) + Number(isLost('crm'));
}

async function isSound(storage: Storage): Promise<boolean> {
  return storage.commit(async (trx) => {
    if (hasManyWriters(trx)) return true;
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(trx);
    return rows[0]?.integrity_check === 'ok';
  });
}
