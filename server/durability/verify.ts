import { DatabaseSync } from 'node:sqlite';
import type { Attempt } from './submitter.ts';

export interface Verdict {
  /** Leads in the database. */
  stored: number;
  /** Calls that were answered with success and left no full trace: lead, mark, body, delivery. */
  lost: number;
  /** Leads or deliveries beyond one for each submission. */
  doubled: number;
  /** Whether SQLite finds the file sound. */
  isSound: boolean;
}

interface Trace {
  leads: number;
  email: number;
  crm: number;
  deliveries: number;
}

const traceQuery = `
  select idempotency_key as key, count(*) as leads,
    sum(email_at is not null
      and exists (select 1 from outbox where lead_id = leads.id and target = 'email')
      and exists (select 1 from submissions where lead_id = leads.id and channel = 'email')) as email,
    sum(crm_at is not null
      and exists (select 1 from outbox where lead_id = leads.id and target = 'crm')
      and exists (select 1 from submissions where lead_id = leads.id and channel = 'crm')) as crm,
    sum((select count(*) from outbox where lead_id = leads.id)) as deliveries
  from leads group by idempotency_key`;

/** Holds what was answered against what is in the database. */
export function verify(databasePath: string, attempts: readonly Attempt[]): Verdict {
  const database = new DatabaseSync(databasePath, { readOnly: true });
  try {
    const traces = new Map<string, Trace>();
    for (const row of database.prepare(traceQuery).all())
      traces.set(String(row.key), row as unknown as Trace);
    const isSound = database.prepare('pragma integrity_check').get()?.integrity_check === 'ok';
    const all = [...traces.values()];
    return {
      stored: all.reduce((sum, { leads }) => sum + leads, 0),
      lost: attempts.reduce((sum, attempt) => sum + lostCalls(attempt, traces.get(attempt.key)), 0),
      doubled: all.reduce((sum, trace) => sum + (trace.leads - 1) + Math.max(0, trace.deliveries - 2), 0),
      isSound,
    };
  } finally {
    database.close();
  }
}

function lostCalls(attempt: Attempt, trace: Trace | undefined): number {
  const isLost = (name: 'email' | 'crm') => attempt[name] === 'accepted' && trace?.[name] !== 1;
  return Number(isLost('email')) + Number(isLost('crm'));
}
