import type { Context } from 'hono';

import { type DeskAnswer, deskLimits, deskQueues, type LeadListAnswer } from '../../../schema/api/desk.ts';
import type { LeadAnswerBody } from '../../../schema/api/desk-lead.ts';
import type { DeskNumbersAnswer } from '../../../schema/api/desk-numbers.ts';
import { openChatsOf } from '../../chat/open-chats.ts';
import { HttpError } from '../../errors.ts';
import { sanitizeFields } from '../../http/fields.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { readStorage } from '../../storage/read-storage.ts';
import { readAnswerTimes, readNumbers, startOfDay } from '../numbers/read-numbers.ts';
import { instantOf, readPeriod } from '../numbers/read-period.ts';
import { readNames, readStaff } from '../people.ts';
import { isChatStaffed, presentDesks, reportPresence } from '../presence.ts';
import { countQueues, countUnclaimed } from '../query/counts.ts';
import { readCursor } from '../query/cursor.ts';
import type { createFilterValues } from '../query/filter-values.ts';
import { readLead } from '../query/lead-details.ts';
import { type ListRequest, listLeads } from '../query/list-leads.ts';
import { accessTo, type Viewer, viewerOf } from '../viewer.ts';
import { readPresence } from './bodies.ts';
import { type DeskCallParts, leadIdOf, leadNotFound } from './desk-call-parts.ts';

/** `GET /api/staff/desk` */
export async function describeDesk(
  c: Context<ServerEnv>,
  { storage: { db }, desk, clock, pages, mail: { isSent, isRead }, proxy }: DeskCallParts,
  filterValues: ReturnType<typeof createFilterValues>,
): Promise<Response> {
  const [now, viewer, list] = [clock(), viewerOf(c.get('staff')), await pages()];
  const rules = await desk.rules();
  const since = instantOf(c.req.query('since')) ?? startOfDay(rules, now);
  const { email, name, role } = c.get('staff');
  const answer = await readStorage(
    (async (): Promise<DeskAnswer> => {
      const { owners, personOf } = await readStaff(db, proxy, now);
      const present = new Set((await presentDesks(db, now)).map(({ staff }) => staff));
      return {
        success: true,
        now: now.toISOString(),
        me: { email, name, role },
        staff: owners.some((owner) => owner.email === email) ? owners : [...owners, { email, name }],
        present: [...present].map(personOf),
        counts: await countQueues(db, viewer),
        oldestUnclaimedAt: (await countUnclaimed(db)).oldestAt,
        today: await readAnswerTimes(db, viewer, { since, until: tomorrow(now) }, rules, now),
        answerWithinMs: rules.answerWithinMs,
        mail: { isSent, isRead },
        isChatStaffed: await isChatStaffed(db, now),
        chats: await openChatsOf({ db, pages: list, now }, email),
        filters: await filterValues(viewer, list, now),
      };
    })(),
  );
  return c.json(answer);
}

/** An instant of the future, so every lead was received before it. */
const tomorrow = (now: Date) => new Date(now.getTime() + 24 * 60 * 60 * 1000);

/** `GET /api/staff/desk/numbers` */
export async function getNumbers(c: Context<ServerEnv>, parts: DeskCallParts): Promise<Response> {
  const { db } = parts.storage;
  const [now, rules, pages] = [parts.clock(), await parts.desk.rules(), await parts.pages()];
  const period = readPeriod(c.req.query(), rules, now);
  const numbers = await readStorage(
    (async () => {
      const personOf = await readNames(db);
      return readNumbers({ db, pages, personOf, rules, now }, period);
    })(),
  );
  return c.json<DeskNumbersAnswer>({ success: true, ...numbers });
}

/** `GET /api/staff/leads` */
export async function getLeads(c: Context<ServerEnv>, parts: DeskCallParts): Promise<Response> {
  const { db } = parts.storage;
  const request = readListRequest(c);
  const pages = await parts.pages();
  const groups = await readStorage(
    (async () => {
      const personOf = await readNames(db);
      return listLeads(db, viewerOf(c.get('staff')), request, { pages, personOf, now: parts.clock() });
    })(),
  );
  return c.json<LeadListAnswer>({ success: true, groups });
}

/** @throws HttpError invalid_fields */
function readListRequest(c: Context<ServerEnv>): ListRequest {
  const query = sanitizeFields(c.req.query()) as Record<string, string | undefined>;
  const queue = deskQueues.find((name) => name === (query.queue ?? 'new'));
  const group = (['unclaimed', 'next', 'waiting', 'found'] as const).find((name) => name === query.group);
  const after = query.after === undefined ? undefined : readCursor(query.after);
  const errors = {
    ...(queue === undefined && { queue: `Use one of ${deskQueues.join(', ')}.` }),
    ...(query.group !== undefined && group === undefined && { group: 'Use the name of a group.' }),
    ...(query.after !== undefined &&
      (after === undefined || group === undefined) && { after: 'Use `next` of a group, with its name.' }),
  };
  if (queue === undefined || Object.keys(errors).length > 0)
    throw new HttpError('invalid_fields', { errors });
  const { search = '', page, source, campaign, tag, owner } = query;
  return {
    queue,
    search: search.slice(0, deskLimits.search),
    page,
    source,
    campaign,
    tag,
    owner: owner?.toLowerCase(),
    group,
    after,
  };
}

/** `GET /api/staff/leads/:id`; notes that the caller has seen the lead. */
export async function getLead(c: Context<ServerEnv>, parts: DeskCallParts): Promise<Response> {
  const { storage, clock } = parts;
  const [id, viewer] = [leadIdOf(c), viewerOf(c.get('staff'))];
  const access = await readStorage(accessTo(storage.db, viewer, id));
  if (access.kind === 'missing') throw leadNotFound();
  if (access.kind === 'taken') {
    const { name } = (await readStorage(readNames(storage.db)))(access.owner);
    throw new HttpError('lead_taken', { message: `${name} has this lead now.` });
  }
  await noteView(storage, id, viewer.email, clock());
  return c.json<LeadAnswerBody>({ success: true, lead: await describeLead(parts, viewer, id) });
}

/** An open lead is read again with each change of it; this much later, in ms, counts as another view. */
const sameViewMs = 60_000;

async function noteView(
  { db, commit }: DeskCallParts['storage'],
  leadId: string,
  staff: string,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - sameViewMs).toISOString();
  const known = await readStorage(
    db
      .selectFrom('desk_views')
      .select('seen_at')
      .where('lead_id', '=', leadId)
      .where('staff', '=', staff)
      .where('seen_at', '>', since)
      .executeTakeFirst(),
  );
  if (known) return;
  const seen_at = now.toISOString();
  await commit((trx) =>
    trx
      .insertInto('desk_views')
      .values({ lead_id: leadId, staff, seen_at })
      .onConflict((conflict) => conflict.columns(['lead_id', 'staff']).doUpdateSet({ seen_at }))
      .execute(),
  );
}

/** @throws HttpError not_found */
export async function describeLead(
  { storage: { db }, desk, clock, pages: readPages, webhookHosts }: DeskCallParts,
  viewer: Viewer,
  id: string,
): Promise<LeadAnswerBody['lead']> {
  const [pages, rules] = [await readPages(), await desk.rules()];
  const lead = await readStorage(
    (async () => {
      const personOf = await readNames(db);
      return readLead({ db, pages, personOf, viewer, rules, webhookHosts, now: clock() }, id);
    })(),
  );
  if (!lead) throw leadNotFound();
  return lead;
}

/** `POST /api/staff/desk/presence` */
export async function postPresence(
  c: Context<ServerEnv>,
  { storage, desk, clock }: DeskCallParts,
): Promise<Response> {
  const body = await readPresence(c);
  const { email } = c.get('staff');
  const changed = await storage.commit((trx) => reportPresence(trx, email, body, clock()));
  for (const presence of changed) desk.feed.publish({ presence });
  return c.json({ success: true });
}
