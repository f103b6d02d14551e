import { setTimeout as sleep } from 'node:timers/promises';
import type { Insertable, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Lead } from '../../delivery/target.ts';
import type { Clock } from '../../lib/clock.ts';
import { recordOrigins } from '../../numbers/origins/lead-origins.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import type { Feed } from '../feed/feed.ts';
import { addOpenTime, type Hours } from '../routing/business-hours.ts';
import type { DeskRules, ReadDeskRules } from '../routing/desk-rules.ts';
import { chatForm, type DerivedColumns, deriveColumns, mailForm } from './derive.ts';

export interface IntakeParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  feed: Pick<Feed, 'publish'>;
  rules: ReadDeskRules;
  clock: Clock;
  logger: Logger;
}

export interface Intake {
  /** Shows a lead at the desk, or refreshes what the desk knows about it. Call after the lead's commit; returns at once. */
  take(leadId: string): void;
  /** Takes in leads that no server has: those of servers without a desk, and those accepted right before a crash. */
  catchUp(since?: Date): Promise<void>;
  /** Resolves when everything that was given to `take` is stored, or could not be. */
  idle(): Promise<void>;
  /** Takes in no more leads and resolves when the database is no longer used. */
  stop(): Promise<void>;
}

/** A lead whose promise was broken for longer, in ms, when the desk first sees it is from before the desk: it is not routed. */
const backlogMs = 60 * 60 * 1000;

/** A lead that is older, in ms, when the desk first sees it is not announced. */
const freshMs = 10 * 60 * 1000;

/** Leads older than this when the desk first sees them are not due. */
const earlierMs = 3 * 24 * 60 * 60 * 1000;

export const isEarlier = (receivedAt: Date, now: Date): boolean =>
  now.getTime() - receivedAt.getTime() > earlierMs;

const maxBatch = 100;
const retryMs = 500;
const maxTries = 5;

/** The intake rests this many times as long as it works, so it hardly slows down a flood of leads. */
const restRatio = 9;
const maxRestMs = 500;

/**
 * Gives each lead its row at the desk, in a transaction of its own: storing a lead does not wait for it, and no failure here
 * loses a lead.
 */
export function createIntake({ storage, feed, rules: readRules, clock, logger }: IntakeParts): Intake {
  const waiting = new Set<string>();
  /** The batch in work. */
  let storing: readonly string[] = [];
  let working: Promise<void> | undefined;
  let isStopping = false;

  async function work(): Promise<void> {
    let failures = 0;
    while (waiting.size > 0) {
      const ids = [...waiting].slice(0, maxBatch);
      // Removed first: a lead that changes while it is stored has to be stored again.
      for (const id of ids) waiting.delete(id);
      storing = ids;
      const startedMs = performance.now();
      try {
        await store(ids);
        failures = 0;
        if (!isStopping) await sleep(Math.min(restRatio * (performance.now() - startedMs), maxRestMs));
      } catch (err) {
        failures += 1;
        if (failures === 1) logger.warn({ err }, 'leads could not be shown at the desk; will retry');
        // `catchUp` finds them later.
        if (failures < maxTries && !isStopping) for (const id of ids) waiting.add(id);
        await sleep(retryMs);
      }
    }
    storing = [];
    working = undefined;
  }

  async function store(ids: readonly string[]): Promise<void> {
    const rules = await readRules();
    const fresh = await storage.commit((trx) => takeIn(trx, ids, rules, clock()));
    for (const id of ids) feed.publish(fresh.has(id) ? { lead: id, isNew: true } : { lead: id });
  }

  return {
    take(leadId) {
      waiting.add(leadId);
      // Leads that arrive together share a transaction.
      working ??= sleep(0).then(work);
    },
    async catchUp(since) {
      let after = { received_at: since?.toISOString() ?? '', id: '' };
      while (!isStopping) {
        const page = await missingLeads(storage.db, after);
        const missing = page.missing.filter((id) => !waiting.has(id) && !storing.includes(id));
        if (missing.length > 0) await store(missing);
        if (!page.last) return;
        after = page.last;
        await sleep(5);
      }
    },
    idle: () => working ?? Promise.resolve(),
    async stop() {
      isStopping = true;
      await working;
    },
  };
}

type Position = Pick<Lead, 'received_at' | 'id'>;

/** The next leads after a position, and which of them the desk does not have. */
async function missingLeads(db: Storage['db'], { received_at, id }: Position) {
  const rows = await db
    .selectFrom('leads')
    .leftJoin('desk_leads', 'desk_leads.lead_id', 'leads.id')
    .select(['leads.id', 'leads.received_at', 'desk_leads.id as deskId'])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('leads.received_at', 'leads.id'), '>', tuple(received_at, id)),
    )
    // A lead that is reserved for the files of an email is taken in with its text.
    .where(({ eb, or }) => or([eb('leads.is_visitor', '=', 0), eb('leads.form', '!=', mailForm)]))
    .orderBy('leads.received_at')
    .orderBy('leads.id')
    .limit(maxBatch)
    .execute();
  return {
    missing: rows.filter(({ deskId }) => deskId === null).map((row) => row.id),
    last: rows.length < maxBatch ? undefined : rows.at(-1),
  };
}

/**
 * Adds the leads to the desk, and refreshes what it has of those it knows; the work on them stays.
 * @returns the ids of those that arrived just now and that someone has to claim
 */
export async function takeIn(
  trx: Transaction<Tables>,
  ids: readonly string[],
  rules: Hours & Pick<DeskRules, 'answerWithinMs'>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const leads = await trx
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const known = await trx.selectFrom('desk_leads').select('lead_id').where('lead_id', 'in', ids).execute();
  const knownIds = new Set(known.map(({ lead_id }) => lead_id));
  const derived = leads.map((lead) => ({
    lead,
    derived: deriveColumns(lead),
    isChat: lead.kind === chatForm,
  }));
  await recordOrigins(trx, derived, rules.zone);
  if (derived.length > 0)
    await trx
      .insertInto('desk_leads')
      // In one statement, because SQLite's search index writes to disk after each.
      .values(derived.map(({ lead, derived }) => newRow(lead, derived, { rules, now })))
      .onConflict((conflict) =>
        conflict.column('lead_id').doUpdateSet(({ ref }) => ({
          is_spam: ref('excluded.is_spam'),
          page_path: ref('excluded.page_path'),
          source: ref('excluded.source'),
          campaign: ref('excluded.campaign'),
          email_key: ref('excluded.email_key'),
          phone_key: ref('excluded.phone_key'),
          facts: ref('excluded.facts'),
          changed_at: now.toISOString(),
        })),
      )
      .execute();
  const isNew = (lead: Lead) => !knownIds.has(lead.id) && lead.spam_reason === null && isFresh(lead, now);
  return new Set(leads.filter(isNew).map(({ id }) => id));
}

function newRow(
  lead: Lead,
  derived: DerivedColumns,
  { rules, now }: { rules: Parameters<typeof takeIn>[2]; now: Date },
): Insertable<Tables['desk_leads']> {
  const isOld = isEarlier(new Date(lead.received_at), now);
  return {
    ...derived,
    lead_id: lead.id,
    received_at: lead.received_at,
    changed_at: isOld ? lead.received_at : now.toISOString(),
    state: isOld ? 'earlier' : 'open',
    ...promiseOf(lead, rules, now),
    revision: 0,
    words: '',
  };
}

const isFresh = ({ received_at }: Pick<Lead, 'received_at'>, now: Date) =>
  now.getTime() - Date.parse(received_at) <= freshMs;

function promiseOf(
  { received_at }: Pick<Lead, 'received_at'>,
  rules: Parameters<typeof takeIn>[2],
  now: Date,
): Pick<Tables['desk_leads'], 'answer_by' | 'escalated_at'> {
  const promise = addOpenTime(rules, new Date(received_at), rules.answerWithinMs);
  const isBacklog = promise !== undefined && now.getTime() - promise.getTime() > backlogMs;
  if (isBacklog) return { answer_by: null, escalated_at: now.toISOString() };
  return { answer_by: promise?.toISOString() ?? null, escalated_at: null };
}
