import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { hasManyWriters } from '../../storage/advisory-lock.ts';
import { chunks } from '../../storage/chunks.ts';
import type { Tables } from '../../storage/tables.ts';
import { findPerson, leadsOutsideDesk } from '../person/find-person.ts';
import { type RetentionRules, type RuleName, ruleNames } from './retention-rules.ts';

/** What part of the due leads to erase together. */
export interface DueBatch {
  groups: DueGroup[];
  /** The last lead that was looked at; undefined at the end. */
  next: string | undefined;
}

/** All leads of a person, or one of those that are due. */
export interface DueGroup {
  leadIds: string[];
  /** The person's addresses, if all of the leads are due; undefined otherwise. */
  emails: string[] | undefined;
}

/** What is due of a batch. */
export interface Due {
  leadIds: string[];
  /** Addresses of people all of whose leads are due. */
  emails: string[];
  /** Numbers of leads by rule. */
  leads: Record<string, number>;
  people: number;
}

type DeskRow = Pick<Tables['desk_leads'], 'lead_id' | 'is_spam' | 'state' | 'changed_at'>;

/** Leads per batch: one line in the journal, and one transaction. */
const batchSize = 100;

/** Before when a lead of the rule must have changed last to be due, as ISO times. */
export type Cutoffs = Partial<Record<RuleName, string>>;

export function cutoffsAt({ periods, zone }: RetentionRules, now: Date): Cutoffs {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  return Object.fromEntries(
    Object.entries(periods).map(([name, period]) => [
      name,
      new Date(local.subtract(period).epochMilliseconds).toISOString(),
    ]),
  );
}

interface BatchRequest {
  cutoffs: Cutoffs;
  /** See `ReadCompanyAddresses`. */
  company: ReadonlySet<string>;
  /** The last lead of the batch before. */
  after?: string;
  /** Leads that an earlier batch had. */
  seen?: ReadonlySet<string>;
}

export async function nextBatch(
  db: Kysely<Tables>,
  { cutoffs, company, after = '', seen = new Set() }: BatchRequest,
): Promise<DueBatch> {
  const due = await dueRows(db, cutoffs, after);
  const outsideDesk = due.length === 0 ? [] : await leadsOutsideDesk(db);
  const taken = new Set(seen);
  const groups: DueGroup[] = [];
  for (const row of due) {
    if (taken.has(row.lead_id)) continue;
    const person = await findPerson(db, { leadIds: [row.lead_id], outsideDesk }, company);
    // Visitors do not wait for a whole batch.
    await nextTurn();
    const ids = person.leads.map(({ id }) => id);
    const rows = await rowsOf(db, ids);
    const isWhole = rows.length === ids.length && rows.every((other) => ruleOf(other, cutoffs) !== undefined);
    const leadIds = (isWhole ? ids : [row.lead_id]).filter((id) => !taken.has(id));
    groups.push({ leadIds, emails: isWhole ? person.emails : undefined });
    for (const id of leadIds) taken.add(id);
  }
  return { groups, next: due.length < batchSize ? undefined : due.at(-1)?.lead_id };
}

/** What of the groups is due now: staff can have worked on a lead since. With a transaction, they wait until it ends. */
export async function stillDue(
  db: Kysely<Tables>,
  groups: readonly DueGroup[],
  cutoffs: Cutoffs,
): Promise<Due> {
  const rows = await rowsOf(db, groups.flatMap(({ leadIds }) => leadIds).toSorted());
  const rules = new Map(rows.map((row) => [row.lead_id, ruleOf(row, cutoffs)]));
  const due: Due = { leadIds: [], emails: [], leads: {}, people: 0 };
  for (const { leadIds, emails } of groups) {
    for (const id of leadIds) {
      const rule = rules.get(id);
      if (rule === undefined) continue;
      due.leadIds.push(id);
      due.leads[rule] = (due.leads[rule] ?? 0) + 1;
    }
    if (emails === undefined || !leadIds.every((id) => rules.get(id) !== undefined)) continue;
    due.people += 1;
    due.emails.push(...emails);
  }
  return due;
}

/** The rule that a lead is due by; undefined if it is not. */
function ruleOf(row: DeskRow, cutoffs: Cutoffs): RuleName | undefined {
  const rule = ruleNames.find((name) => isAbout[name](row));
  const cutoff = rule && cutoffs[rule];
  return cutoff !== undefined && row.changed_at < cutoff ? rule : undefined;
}

const isAbout: Record<RuleName, (row: DeskRow) => boolean> = {
  spam: ({ is_spam }) => is_spam === 1,
  lost: ({ state }) => state === 'lost',
  won: ({ state }) => state === 'won',
  leads: () => true,
};

const columns = ['lead_id', 'is_spam', 'state', 'changed_at'] as const;

async function dueRows(db: Kysely<Tables>, cutoffs: Cutoffs, after: string): Promise<DeskRow[]> {
  const due: DeskRow[] = [];
  const latest = Object.values(cutoffs).reduce((last, at) => (at > last ? at : last), '');
  if (latest === '') return [];
  for (let last = after; due.length < batchSize; ) {
    const rows = await db
      .selectFrom('desk_leads')
      .select(columns)
      .where('changed_at', '<', latest)
      .where('lead_id', '>', last)
      .orderBy('lead_id')
      .limit(batchSize)
      .execute();
    due.push(...rows.filter((row) => ruleOf(row, cutoffs) !== undefined));
    if (rows.length < batchSize) break;
    last = rows.at(-1)?.lead_id ?? last;
    await nextTurn();
  }
  return due.slice(0, batchSize);
}

async function rowsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<DeskRow[]> {
  const rows: DeskRow[] = [];
  for (const part of chunks(ids))
    rows.push(
      ...(await db
        .selectFrom('desk_leads')
        .select(columns)
        .where('lead_id', 'in', part)
        .$if(db.isTransaction && hasManyWriters(db), (query) => query.orderBy('lead_id').forUpdate())
        .execute()),
    );
  return rows;
}
