import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../lib/clock.ts';
import type { PageList } from '../../page-list.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import type { Feed } from '../feed/feed.ts';
import { readStaff } from '../people.ts';
import { presentDesks } from '../presence.ts';
import { isOpen } from './business-hours.ts';
import { type RoutedLead, routeOf } from './candidates.ts';
import type { DeskRules, ReadDeskRules } from './desk-rules.ts';
import type { EscalationTargets } from './escalate-lead.ts';
import { offerLead } from './offer-lead.ts';

export interface RouterParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  feed: Pick<Feed, 'publish'>;
  rules: ReadDeskRules;
  pages: () => Promise<PageList>;
  escalation: EscalationTargets;
  clock: Clock;
  logger: Logger;
}

/** How often due offers are looked for, in ms. */
const everyMs = 1000;

/** Leads per query. */
const pageSize = 100;

/**
 * Offers unclaimed leads to people who have the desk open, one after the other, and notifies the manager when time is up. Every
 * server does; each step is stored before it counts, so it survives the end of any of them.
 */
export function startRouter(parts: RouterParts) {
  const { logger } = parts;
  let isHealthy = true;
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= routeDue(parts)
      .then(() => {
        isHealthy = true;
      })
      .catch((err: unknown) => {
        if (isHealthy) logger.warn({ err }, 'unclaimed leads could not be offered; will retry');
        isHealthy = false;
      })
      .finally(() => {
        looking = undefined;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
}

/** Makes every offer that is due. */
export async function routeDue(parts: RouterParts): Promise<void> {
  const now = parts.clock();
  let due = await dueLeads(parts.storage.db, now);
  if (due.length === 0) return;
  const [rules, pages] = [await parts.rules(), await parts.pages()];
  const available = await availablePeople(parts.storage.db, now);
  // Leads that wait for someone who is not there must not keep the later ones from others.
  for (; due.length > 0; due = due.length < pageSize ? [] : await dueLeads(parts.storage.db, now, due.at(-1)))
    await offerAll(parts, due, { rules, pages, available, now });
}

interface Offering {
  rules: DeskRules;
  pages: PageList;
  available: readonly string[];
  now: Date;
}

async function offerAll(
  { storage, feed, escalation }: RouterParts,
  due: Awaited<ReturnType<typeof dueLeads>>,
  { rules, pages, available, now }: Offering,
): Promise<void> {
  const isClosed = !isOpen(rules, now);
  for (const lead of due) {
    const candidates = candidatesFor(available, rules, lead, pages, now);
    const isPromised = lead.answer_by !== null && lead.answer_by > now.toISOString();
    // Most of the time nothing can be done yet, and a transaction would only wait for the others.
    if (candidates.length === 0 && isPromised && (lead.offered_until === null || isClosed)) continue;
    const parts = { leadId: lead.id, candidates, rules, escalation, now };
    if (await storage.commit((trx) => offerLead(trx, parts))) feed.publish({ lead: lead.id });
  }
}

/**
 * The people to whom a lead can be offered now. While the company is closed, only those of a route for these hours: a turn of
 * someone who happens to be there would last until the morning.
 */
export function candidatesFor(
  available: readonly string[],
  rules: DeskRules,
  lead: RoutedLead,
  pages: PageList,
  now: Date,
): string[] {
  const route = routeOf(rules, lead, pages);
  if (route?.during !== 'closed' && !isOpen(rules, now)) return [];
  const routed = route?.to.map((email) => email.toLowerCase());
  return available.filter((email) => routed === undefined || routed.includes(email));
}

/** Everyone who has the desk open and can own leads. */
export async function availablePeople(db: Kysely<Tables>, now: Date): Promise<string[]> {
  // Those who are present are known without their past work.
  const { owners } = await readStaff(db, undefined, now);
  const present = new Set((await presentDesks(db, now)).map(({ staff }) => staff));
  return owners.map(({ email }) => email).filter((email) => present.has(email));
}

/** @param after the last lead of the page before */
function dueLeads(db: Kysely<Tables>, now: Date, after = { received_at: '', id: '' }) {
  return db
    .selectFrom('desk_leads')
    .innerJoin('leads', 'leads.id', 'desk_leads.lead_id')
    .select(['leads.id', 'leads.form', 'leads.service', 'leads.page_url', 'leads.country'])
    .select(['leads.received_at', 'desk_leads.answer_by', 'desk_leads.offered_until'])
    .where('desk_leads.is_spam', '=', 0)
    .where('desk_leads.state', '=', 'open')
    .where('desk_leads.owner', 'is', null)
    .where('desk_leads.escalated_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('desk_leads.offered_until', 'is', null),
        eb('desk_leads.offered_until', '<=', now.toISOString()),
      ]),
    )
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('desk_leads.received_at', 'desk_leads.lead_id'), '>', tuple(after.received_at, after.id)),
    )
    .orderBy('desk_leads.received_at')
    .orderBy('desk_leads.lead_id')
    .limit(pageSize)
    .execute();
}
