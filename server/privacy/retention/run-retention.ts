import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import { newRow } from '../../delivery/outbox/new-row.ts';
import type { RetentionReport } from '../../delivery/targets/retention-report.ts';
import { isoAfter } from '../../lib/clock.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { type ErasureParts, eraseChosen, findChosen } from '../erase/erase-people.ts';
import type { ReadCompanyAddresses } from '../person/company-addresses.ts';
import { type Cutoffs, cutoffsAt, type Due, type DueGroup, nextBatch, stillDue } from './due-leads.ts';
import type { RetentionRules } from './retention-rules.ts';
import { eraseStrayMail } from './stray-mail.ts';

export interface RetentionParts extends ErasureParts {
  rules: RetentionRules;
  company: ReadCompanyAddresses;
  /** Names of the targets that receive the report. */
  reports: readonly string[];
  /** The day of the run; see `nightOf`. */
  night: string;
  logger: Logger;
  isStopping?: () => boolean;
}

/** How long a run belongs to a server that has stopped working on it, in ms. */
const leaseMs = 10 * 60 * 1000;

/** Between batches, so visitors do not wait. */
const pauseMs = 20;

/**
 * Erases the leads that the rules no longer allow to keep, once per night on all servers together. A run that was interrupted
 * goes on where it was.
 * @returns false if another server is at it, or this one stops
 */
export async function runRetention(parts: RetentionParts): Promise<boolean> {
  const { rules, night, logger, clock, isStopping = () => false } = parts;
  if (Object.keys(rules.periods).length === 0) return true;
  const claimed = await claimRun(parts);
  if (claimed !== 'claimed') return claimed === 'finished';
  const cutoffs = cutoffsAt(rules, clock());
  const company = await parts.company();
  const report = await storedReport(parts);
  while (!isStopping()) {
    const chosenAt = clock();
    const { groups } = await nextBatch(parts.storage.db, { cutoffs, company });
    if (groups.length === 0) {
      addCounts(report.rows, await eraseStrayMail(parts, cutoffs));
      await finishRun(parts, report);
      logger.info({ night, ...report }, 'retention run finished');
      return true;
    }
    await eraseGroups(parts, { groups, cutoffs, chosenAt, report });
    await noteProgress(parts, report);
    await sleep(pauseMs);
  }
  return false;
}

interface Step {
  groups: readonly DueGroup[];
  cutoffs: Cutoffs;
  chosenAt: Date;
  /** What was erased is added to it. */
  report: RetentionReport;
}

/** Erases what is still due when the leads are locked. */
async function eraseGroups(
  parts: RetentionParts,
  { groups, cutoffs, chosenAt, report }: Step,
): Promise<void> {
  let due: Due | undefined;
  const choose = async (trx: Transaction<Tables>) => {
    due = await stillDue(trx, groups, cutoffs);
    if (due.leadIds.length === 0) return undefined;
    return findChosen(trx, { ...due, phones: [], reason: 'retention' }, chosenAt);
  };
  const erased = await eraseChosen(parts, choose, chosenAt);
  if (!due || !erased) return;
  addCounts(report.leads, due.leads);
  addCounts(report.rows, erased.counts);
  report.people += due.people;
}

/** What a run would erase now. Changes nothing. */
export async function previewRetention(
  db: Storage['db'],
  { rules, ...parts }: Pick<RetentionParts, 'rules' | 'company'>,
  now: Date,
): Promise<Pick<RetentionReport, 'leads' | 'people'>> {
  const cutoffs = cutoffsAt(rules, now);
  const company = await parts.company();
  const seen = new Set<string>();
  const leads: Record<string, number> = {};
  let people = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { groups, next } = await nextBatch(db, { cutoffs, company, after, seen });
    const due = await stillDue(db, groups, cutoffs);
    for (const id of due.leadIds) seen.add(id);
    addCounts(leads, due.leads);
    people += due.people;
    after = next;
  }
  return { leads, people };
}

function addCounts(sums: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
}

async function claimRun({
  storage,
  night,
  clock,
}: RetentionParts): Promise<'claimed' | 'finished' | 'taken'> {
  const now = clock();
  return storage.commit(async (trx) => {
    const claimed_until = isoAfter(now, leaseMs);
    const row = await trx
      .insertInto('retention_runs')
      .values({ day: night, claimed_until })
      .onConflict((conflict) =>
        conflict
          .column('day')
          .doUpdateSet({ claimed_until })
          .where('retention_runs.finished_at', 'is', null)
          .where('retention_runs.claimed_until', '<=', now.toISOString()),
      )
      .returning('day')
      .executeTakeFirst();
    if (row) return 'claimed';
    const known = await trx
      .selectFrom('retention_runs')
      .select('finished_at')
      .where('day', '=', night)
      .executeTakeFirst();
    return known?.finished_at ? 'finished' : 'taken';
  });
}

async function storedReport({ storage: { db }, night }: RetentionParts): Promise<RetentionReport> {
  const row = await db
    .selectFrom('retention_runs')
    .select('report')
    .where('day', '=', night)
    .executeTakeFirst();
  return row?.report ? JSON.parse(row.report) : { leads: {}, people: 0, rows: {} };
}

async function noteProgress(
  { storage, night, clock }: RetentionParts,
  report: RetentionReport,
): Promise<void> {
  const claimed_until = isoAfter(clock(), leaseMs);
  await storage.commit((trx) =>
    trx
      .updateTable('retention_runs')
      .set({ report: JSON.stringify(report), claimed_until })
      .where('day', '=', night)
      .execute(),
  );
}

async function finishRun({ storage, night, reports, clock }: RetentionParts, report: RetentionReport) {
  const now = clock();
  await storage.commit(async (trx) => {
    await trx
      .updateTable('retention_runs')
      .set({ report: JSON.stringify(report), finished_at: now.toISOString() })
      .where('day', '=', night)
      .execute();
    // A night without anything to report is no news.
    if (Object.keys(report.rows).length === 0 || reports.length === 0) return;
    await trx
      .insertInto('outbox')
      .values(
        reports.map((target) => ({
          ...newRow({ retention_day: night, target, edition: 1 }, now),
          id: `retention-${night}-${hash('sha256', target).slice(0, 12)}`,
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
}
