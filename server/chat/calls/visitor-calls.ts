import type { Context, Hono } from 'hono';
import type { ChatAnswer, ChatPresence, SendMessageAnswer, VisitorChat } from '../../../schema/api/chat.ts';
import { type PersonOf, readNames } from '../../desk/people.ts';
import { HttpError } from '../../errors.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { refuseCrossSite, sameOriginOnly } from '../../security/same-origin.ts';
import { readStorage } from '../../storage/read-storage.ts';
import { becomeLead, readReach } from '../become-lead.ts';
import { type ChatRow, lockConversation, messagesAfter, noName, toMessage } from '../messages.ts';
import { readPresence, sharePresence } from '../presence.ts';
import { type Sent, sendVisitorMessage } from '../send-visitor-message.ts';
import { noteState, stateForVisitor } from '../state.ts';
import { hashOf, isVisitorKey, readVisitorKey, setVisitorKey } from '../visitor-key.ts';
import type { ChatCallParts } from './chat-call-parts.ts';
import { afterOf, ownChat, requireChat } from './own-chat.ts';
import { readContact, readState, readVisitorMessage } from './read-bodies.ts';
import { visitorFeed } from './visitor-feed.ts';
import { createVisitorLimits, type VisitorLimits } from './visitor-limits.ts';

/** Registers the calls of visitors. */
export function visitorCalls(app: Hono<ServerEnv>, parts: ChatCallParts): void {
  app.use('/api/chat', refuseCrossSite);
  app.use('/api/chat/*', sameOriginOnly);
  const { storage, desk, clock } = parts;
  const limits = createVisitorLimits(clock);
  const presence = sharePresence(async () => readPresence(storage.db, await desk.rules(), clock()));
  app.get('/api/chat', (c) => getChat(c, { ...parts, presence }));
  app.get('/api/chat/feed', refuseCrossSite, (c) => visitorFeed(c, { ...parts, presence, limits }));
  onlyMethods(app, '/api/chat/messages', { POST: (c) => postMessage(c, parts) });
  onlyMethods(app, '/api/chat/contact', { POST: (c) => postContact(c, parts) });
  onlyMethods(app, '/api/chat/state', { POST: (c) => postState(c, parts, limits) });
}

/** `GET /api/chat` */
async function getChat(
  c: Context<ServerEnv>,
  parts: ChatCallParts & { presence: () => Promise<ChatPresence> },
): Promise<Response> {
  const { db } = parts.storage;
  const now = parts.clock();
  const answer = await readStorage(
    (async (): Promise<ChatAnswer> => {
      const [presence, row] = await Promise.all([parts.presence(), ownChat(c, parts)]);
      if (!row) return { success: true, presence, chat: null };
      const personOf = await readNames(db);
      return { success: true, presence, chat: await describe(parts, row, personOf, afterOf(c), now) };
    })(),
  );
  const key = readVisitorKey(c);
  // The 30 days begin again.
  if (answer.chat && key) setVisitorKey(c, key);
  return c.json(answer);
}

async function describe(
  { storage: { db } }: Pick<ChatCallParts, 'storage'>,
  row: ChatRow,
  personOf: PersonOf,
  after: number,
  now: Date,
): Promise<VisitorChat> {
  const [all, lead] = await Promise.all([
    messagesAfter(db, row.lead_id, 0),
    db
      .selectFrom('leads')
      .select(['full_name', 'email', 'phone', 'is_visitor'])
      .where('id', '=', row.lead_id)
      .executeTakeFirstOrThrow(),
  ]);
  const staff = all.flatMap((message) => (message.staff === null ? [] : [message.staff]));
  return {
    // The last use of each name is the one that counts.
    staff: [...new Set(staff.reverse())].reverse().map((email) => personOf(email).name),
    messages: all.filter(({ seq }) => seq > after).map((message) => toMessage(message, personOf)),
    state: stateForVisitor(row, personOf, now),
    contact: lead.is_visitor === 1 ? null : { name: lead.full_name, email: lead.email, phone: lead.phone },
  };
}

/** `POST /api/chat/messages` */
async function postMessage(c: Context<ServerEnv>, parts: ChatCallParts): Promise<Response> {
  const { storage, desk, clock, targets, limits } = parts;
  const body = await readVisitorMessage(c);
  const reach = body.contact && readReach(body.contact);
  const known = await ownChat(c, parts);
  const keyHash = known?.key_hash ?? (isVisitorKey(body.key) ? hashOf(body.key) : undefined);
  if (keyHash === undefined) throw new HttpError('invalid_fields', { errors: { key: 'Send a key.' } });
  const site = await parts.facts(body.pageUrl);
  const beginning = {
    keyHash,
    service: body.service || site.service,
    pageUrl: body.pageUrl ?? null,
    pageRevision: body.pageRevision ?? null,
    brandSlug: site.brandSlug || null,
    attribution: body.attribution,
    clientAddress: c.get('clientAddress'),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 500) || null,
  };
  const rules = { desk: await desk.rules(), targets, limits };
  const message = { id: body.id, text: body.text, beginning, reach };
  const sent = await storage.commit((trx) => sendVisitorMessage(trx, message, rules, clock()));
  if (sent.kind === 'blocked') throw new HttpError('chat_blocked');
  if (sent.kind === 'limited') throw new HttpError('too_many_messages', { retryAfterMs: sent.retryAfterMs });
  if (!known) setVisitorKey(c, body.key);
  await announce(c, parts, sent);
  return c.json<SendMessageAnswer>({ success: true, message: toMessage(sent.row, noName) });
}

async function announce(
  c: Context<ServerEnv>,
  { desk, metrics, token }: ChatCallParts,
  { leadId, isFirst, isNewLead }: Extract<Sent, { kind: 'sent' }>,
): Promise<void> {
  desk.feed.publish(isFirst ? { lead: leadId, isNew: true } : { chat: leadId });
  if (isNewLead) metrics.leadAccepted('chat', 'new');
  // Files are sent like those of a lead from a form.
  await token.set(c, leadId);
}

/** `POST /api/chat/contact` */
async function postContact(c: Context<ServerEnv>, parts: ChatCallParts): Promise<Response> {
  const { storage, desk, clock, targets, metrics } = parts;
  const reach = readReach(await readContact(c));
  const chat = await requireChat(c, parts);
  const rules = await desk.rules();
  const leadId = chat.lead_id;
  const isNew = await storage.commit(async (trx) => {
    await lockConversation(trx, leadId);
    return becomeLead(trx, { leadId, reach, targets, rules, now: clock() });
  });
  if (isNew) metrics.leadAccepted('chat', 'new');
  desk.feed.publish({ lead: leadId });
  return c.json({ success: true });
}

/** `POST /api/chat/state` */
async function postState(
  c: Context<ServerEnv>,
  parts: ChatCallParts,
  limits: VisitorLimits,
): Promise<Response> {
  const { storage, desk, clock } = parts;
  const state = await readState(c);
  const { lead_id } = await requireChat(c, parts);
  const retryAfterMs = limits.report(lead_id);
  if (retryAfterMs !== undefined) throw new HttpError('too_many_messages', { retryAfterMs });
  await storage.commit((trx) => noteState(trx, lead_id, null, state, clock()));
  desk.feed.publish({ chat: lead_id });
  return c.json({ success: true });
}
