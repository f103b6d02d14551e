import type { Context, Hono } from 'hono';
import {
  type ChatAnswer,
  type ChatPresence,
  chatFilesPath,
  type VisitorMessageAnswer,
} from '../../../schema/api/chat.ts';
import { readVariants } from '../../../schema/api/variants.ts';
import { answerFor, receiveUpload } from '../../attachments/calls/post-attachment.ts';
import { readNames } from '../../desk/people.ts';
import { HttpError } from '../../errors.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { networkOf } from '../../limits/network-of.ts';
import { refuseCrossSite, sameOriginOnly } from '../../security/same-origin.ts';
import { readStorage } from '../../storage/read-storage.ts';
import { becomeLead, readReach } from '../become-lead.ts';
import { lockConversation, noName, toMessage } from '../messages.ts';
import { readPresence, sharePresence } from '../presence.ts';
import { sendVisitorMessage } from '../send-visitor-message.ts';
import { isVisitDue, noteState, noteVisit } from '../state.ts';
import { readVisitorChat } from '../visitor-chat.ts';
import { hashOf, isVisitorKey, readVisitorKey, setVisitorKey } from '../visitor-key.ts';
import type { ChatCallParts } from './chat-call-parts.ts';
import { afterOf, ownChat, requireChat } from './own-chat.ts';
import { readContact, readState, readVisitorMessage } from './read-bodies.ts';
import { visitorFeed } from './visitor-feed.ts';
import { createVisitorLimits, type VisitorLimits } from './visitor-limits.ts';

/** Registers the calls of visitors. */
export function visitorCalls(app: Hono<ServerEnv>, parts: ChatCallParts): void {
  app.use('/api/chat', refuseCrossSite);
  app.use('/api/chat/*', (c, next) =>
    // A file is no JSON.
    c.req.path === chatFilesPath ? refuseCrossSite(c, next) : sameOriginOnly(c, next),
  );
  const { storage, desk, clock } = parts;
  const limits = createVisitorLimits(clock);
  const presence = sharePresence(async () => readPresence(storage.db, await desk.rules(), clock()));
  app.get('/api/chat', (c) => getChat(c, { ...parts, presence, limits }));
  app.get('/api/chat/feed', refuseCrossSite, (c) => visitorFeed(c, { ...parts, presence, limits }));
  onlyMethods(app, '/api/chat/messages', { POST: (c) => postMessage(c, parts) });
  onlyMethods(app, '/api/chat/contact', { POST: (c) => postContact(c, parts, limits) });
  onlyMethods(app, chatFilesPath, { POST: (c) => postFile(c, parts) });
  onlyMethods(app, '/api/chat/state', { POST: (c) => postState(c, parts, limits) });
}

/** `GET /api/chat` */
async function getChat(
  c: Context<ServerEnv>,
  parts: Omit<ChatCallParts, 'limits'> & { presence: () => Promise<ChatPresence>; limits: VisitorLimits },
): Promise<Response> {
  const { storage, limits } = parts;
  const { db } = storage;
  const now = parts.clock();
  const row = await ownChat(c, parts);
  const address = c.get('clientAddress');
  if (row) limits.read(row.lead_id);
  else if (address !== null) limits.read(networkOf(address));
  const rules = await parts.desk.rules();
  const answer = await readStorage(
    (async (): Promise<ChatAnswer> => {
      const presence = await parts.presence();
      if (!row) return { success: true, presence, chat: null };
      const personOf = await readNames(db);
      const chat = await readVisitorChat(db, row, { personOf, rules, after: afterOf(c), now });
      return { success: true, presence, chat };
    })(),
  );
  if (row && isVisitDue(row, now)) await storage.commit((trx) => noteVisit(trx, row.lead_id, now));
  const key = readVisitorKey(c);
  // The 30 days begin again.
  if (answer.chat && key) setVisitorKey(c, key);
  return c.json(answer);
}

/** `POST /api/chat/messages` */
async function postMessage(c: Context<ServerEnv>, parts: ChatCallParts): Promise<Response> {
  const { storage, desk, clock, targets, limits, metrics } = parts;
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
    variants: readVariants(body.variants) || null,
    brandSlug: site.brandSlug || null,
    attribution: body.attribution,
    clientAddress: c.get('clientAddress'),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 500) || null,
  };
  const rules = { desk: await desk.rules(), targets, limits };
  const message = { id: body.id, text: body.text, known, beginning, service: body.service, reach };
  const sent = await storage.commit((trx) => sendVisitorMessage(trx, message, rules, clock()));
  if (sent.kind === 'blocked') throw new HttpError('chat_blocked');
  if (sent.kind === 'limited') throw new HttpError('too_many_messages', { retryAfterMs: sent.retryAfterMs });
  if (!known) setVisitorKey(c, body.key);
  const { leadId, isFirst, isNewLead } = sent;
  desk.feed.publish(isFirst ? { lead: leadId, isNew: true } : { chat: leadId });
  if (isNewLead) metrics.leadAccepted('chat', 'new');
  return c.json<VisitorMessageAnswer>({
    success: true,
    message: toMessage(sent.row, noName),
    chatId: leadId,
  });
}

/** `POST /api/chat/files` */
async function postFile(c: Context<ServerEnv>, parts: ChatCallParts): Promise<Response> {
  const findLead = async () => (await requireChat(c, parts)).lead_id;
  return c.json(answerFor(await receiveUpload(c, parts.uploads, { source: 'chat', findLead })));
}

/** `POST /api/chat/contact` */
async function postContact(
  c: Context<ServerEnv>,
  parts: ChatCallParts,
  limits: VisitorLimits,
): Promise<Response> {
  const { storage, desk, clock, targets, metrics } = parts;
  const reach = readReach(await readContact(c));
  const { lead_id: leadId } = await requireChat(c, parts);
  limits.report(leadId);
  const rules = await desk.rules();
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
  limits.report(lead_id);
  await storage.commit((trx) => noteState(trx, lead_id, null, state, clock()));
  desk.feed.publish({ chat: lead_id });
  return c.json({ success: true });
}
