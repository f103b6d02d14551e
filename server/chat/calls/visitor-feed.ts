import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { ChatEvents, ChatPresence } from '../../../schema/api/chat.ts';
import type { Change } from '../../desk/feed/change.ts';
import { readNames } from '../../desk/people.ts';
import { HttpError } from '../../errors.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { messagesAfter, noName, readAuthors, toMessage } from '../messages.ts';
import { isVisitDue, noteVisit, stateForVisitor } from '../state.ts';
import type { ChatCallParts } from './chat-call-parts.ts';
import { afterOf, requireChat } from './own-chat.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** How often a stream looks for what was not published, in ms, on average; also ends a typing that was never taken back. */
const lookEveryMs = 5000;

/**
 * How often the presence is sent although it has not changed, in ms. Proxies cut a connection that is silent for a minute, and
 * pages take a stream as lost that is silent for longer than this.
 */
const repeatEveryMs = 15_000;

/** Visitors connect again after this time, in ms. */
const maxStreamMs = 10 * 60 * 1000;

interface FeedParts extends Pick<ChatCallParts, 'storage' | 'desk' | 'clock'> {
  presence: () => Promise<ChatPresence>;
  limits: Pick<VisitorLimits, 'openStream'>;
}

/**
 * `GET /api/chat/feed?after=SEQ`. Messages are read from the database by their number, so each arrives once and in order,
 * whichever server it came from and however often the connection was cut.
 */
export async function visitorFeed(c: Context<ServerEnv>, parts: FeedParts): Promise<Response> {
  const chat = await requireChat(c, parts);
  const close = parts.limits.openStream(chat.lead_id);
  if (!close) throw new HttpError('too_many_messages', { retryAfterMs: lookEveryMs });
  const answer = streamSSE(c, (stream) => follow(stream, parts, chat.lead_id, afterOf(c)).finally(close));
  // A proxy that collects a response before it passes it on would hold back events.
  answer.headers.set('x-accel-buffering', 'no');
  answer.headers.set('cache-control', 'no-store');
  return answer;
}

/** Sends what is new until the visitor or the server leaves. */
async function follow(
  stream: SSEStreamingApi,
  { storage, desk, clock, presence }: FeedParts,
  leadId: string,
  after: number,
): Promise<void> {
  const ended = Promise.withResolvers<void>();
  const end = () => ended.resolve();
  let last = after;
  let sentState = '';
  let sentPresence = '';
  let isAsked = false;
  let isPresenceAsked = true;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const now = clock();
    const chat = await storage.db
      .selectFrom('chats')
      .selectAll()
      .where('lead_id', '=', leadId)
      .executeTakeFirst();
    if (!chat || chat.blocked_at !== null) return end();
    const rows = chat.last_seq > last ? await messagesAfter(storage.db, leadId, last) : [];
    const authorOf = await readAuthors(storage.db, rows);
    for (const row of rows) {
      await write(stream, 'message', toMessage(row, authorOf), row.seq);
      last = row.seq;
    }
    const typistOf = chat.staff_typing_at === null ? noName : await readNames(storage.db);
    const state = stateForVisitor(chat, typistOf, now);
    sentState = await writeChanged(stream, 'state', state, sentState);
    if (isPresenceAsked) {
      isPresenceAsked = false;
      sentPresence = await writeChanged(stream, 'presence', await presence(), sentPresence);
    }
    // Not at each reconnect: when a server ends, all of its visitors reconnect at once.
    if (isVisitDue(chat, now)) await storage.commit((trx) => noteVisit(trx, leadId, now));
  }

  function ask(): void {
    isAsked = true;
    looking ??= (async () => {
      while (isAsked && !stream.aborted) {
        isAsked = false;
        // A failed read is repeated soon, or by the visitor's next connection.
        await look().catch(() => {});
      }
      looking = undefined;
    })();
  }

  const unsubscribe = desk.feed.subscribe((change) => {
    if ('presence' in change ? change.presence === null : 'missed' in change) isPresenceAsked = true;
    if (concerns(change, leadId)) ask();
  });
  const timer = setInterval(
    () => {
      isPresenceAsked = true;
      ask();
    },
    // Streams that were opened together, after a server ended, do not look together.
    lookEveryMs * (0.8 + 0.4 * Math.random()),
  );
  const repeat = setInterval(() => {
    sentPresence = '';
  }, repeatEveryMs);
  const timeout = setTimeout(end, maxStreamMs);
  stream.onAbort(end);
  desk.stopping.addEventListener('abort', end);
  if (desk.stopping.aborted) end();
  ask();
  await ended.promise;
  unsubscribe();
  clearInterval(timer);
  clearInterval(repeat);
  clearTimeout(timeout);
  desk.stopping.removeEventListener('abort', end);
  await looking;
}

function concerns(change: Change, leadId: string): boolean {
  if ('missed' in change) return true;
  if ('chat' in change) return change.chat === leadId;
  // On SQLite, another process is noticed by what changed at the desk.
  return 'lead' in change ? change.lead === leadId : change.presence === null;
}

async function writeChanged<Name extends 'state' | 'presence'>(
  stream: SSEStreamingApi,
  event: Name,
  data: ChatEvents[Name],
  before: string,
): Promise<string> {
  const text = JSON.stringify(data);
  // The time, and what is promised by it, say nothing new.
  const compared = event === 'presence' ? text.replace(/"(now|answerBy)":"[^"]*"/g, '') : text;
  if (compared !== before) await stream.writeSSE({ event, data: text });
  return compared;
}

async function write<Name extends keyof ChatEvents>(
  stream: SSEStreamingApi,
  event: Name,
  data: ChatEvents[Name],
  seq: number,
): Promise<void> {
  await stream.writeSSE({ event, id: String(seq), data: JSON.stringify(data) });
}
