import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { type DeskEvents, presenceEveryMs } from '../../../schema/api/desk.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { Change } from '../feed/change.ts';
import type { DeskCallParts } from './desk-call-parts.ts';

/** Desks connect again after this time, with a session that is checked again. */
const maxStreamMs = 10 * 60 * 1000;

/** Browsers would wait for seconds. Not all desks of a server that stops connect to the next one in the same moment. */
const retryMs = () => 200 + Math.floor(Math.random() * 800);

/**
 * `GET /api/staff/desk/feed`: a stream of server-sent events that say what to fetch again. The calls that fetch it check
 * what the caller may see.
 */
export function deskFeed(c: Context<ServerEnv>, { desk }: DeskCallParts): Response {
  const answer = streamSSE(c, async (stream) => {
    const ended = Promise.withResolvers<void>();
    const end = () => ended.resolve();
    const unsubscribe = desk.feed.subscribe((change) => void send(stream, change));
    // Proxies cut a connection that is silent for a minute.
    const beat = setInterval(() => void write(stream, 'beat', {}), presenceEveryMs);
    const timeout = setTimeout(end, maxStreamMs);
    stream.onAbort(end);
    desk.stopping.addEventListener('abort', end);
    if (desk.stopping.aborted) end();
    await write(stream, 'ready', {}, retryMs());
    await ended.promise;
    unsubscribe();
    clearInterval(beat);
    clearTimeout(timeout);
    desk.stopping.removeEventListener('abort', end);
  });
  // A proxy that collects a response before it passes it on would hold back events.
  answer.headers.set('x-accel-buffering', 'no');
  answer.headers.set('cache-control', 'no-store');
  return answer;
}

function send(stream: SSEStreamingApi, change: Change): Promise<void> {
  // Desks fetch everything again.
  if ('missed' in change) return write(stream, 'ready', {});
  if ('chat' in change) return write(stream, 'chat', { id: change.chat });
  if ('presence' in change) return write(stream, 'presence', { leadId: change.presence });
  return write(stream, 'lead', { id: change.lead, isNew: change.isNew === true });
}

async function write<Name extends keyof DeskEvents>(
  stream: SSEStreamingApi,
  event: Name,
  data: DeskEvents[Name],
  retry?: number,
): Promise<void> {
  const message = { event, data: JSON.stringify(data), ...(retry !== undefined && { retry }) };
  await stream.writeSSE(message).catch(() => {});
}
