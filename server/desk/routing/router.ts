import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../lib/clock.ts';
import type { PageList } from '../../page-list.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import type { Feed } from '../feed/feed.ts';
import { readStaff } from '../people.ts';
import { presentDesks } from '../presence.ts';
import { routedPeople } from './candidates.ts';
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

/** Leads per look. */
const maxLeads = 100;

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
  const { storage, feed, escalation, clock } = parts;
  const now = clock();
  const due = await dueLeads(storage.db, now);
  if (due.length === 0) return;
  const [rules, pages] = [await parts.rules(), await parts.pages()];
  const available = await availablePeople(storage.db, now);
  for (const lead of due) {
    const candidates = candidatesFor(available, rules, lead, pages);
    // Most of the time nothing can be done yet, and a transaction would only wait for the others.
    if (candidates.length === 0 && lead.offered_until === null && (lead.answer_by ?? '') > now.toISOString())
      continue;
    const parts = { leadId: lead.id, candidates, rules, escalation, now };
    if (await storage.commit((trx) => offerLead(trx, parts))) feed.publish({ lead: lead.id });
  }
}

/** The people to whom a lead can be offered now. */
export function candidatesFor(
  available: readonly string[],
  rules: DeskRules,
  lead: Parameters<typeof routedPeople>[1],
  pages: PageList,
): string[] {
  const routed = routedPeople(rules, lead, pages);
  return available.filter((email) => routed === undefined || routed.includes(email));
}

/** Everyone who has the desk open and can own leads. */
export async function availablePeople(db: Kysely<Tables>, now: Date): Promise<string[]> {
  const { owners } = await readStaff(db);
  const present = new Set((await presentDesks(db, now)).map(({ staff }) => staff));
  return owners.map(({ email }) => email).filter((email) => present.has(email));
}

function dueLeads(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom('desk_leads')
    .innerJoin('leads', 'leads.id', 'desk_leads.lead_id')
    .select(['leads.id', 'leads.form', 'leads.service', 'leads.page_url', 'leads.country'])
    .select(['leads.received_at', 'desk_leads.answer_by', 'desk_leads.offered_until'])
    .where('desk_leads.is_spam', '=', 0)
    .where('desk_leads.state', '=', 'open')
    .where('desk_leads.owner', 'is', null)
    .where('desk_leads.answer_by', 'is not', null)
    .where('desk_leads.escalated_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('desk_leads.offered_until', 'is', null),
        eb('desk_leads.offered_until', '<=', now.toISOString()),
      ]),
    )
    .orderBy('desk_leads.received_at')
    .limit(maxLeads)
    .execute();
}
