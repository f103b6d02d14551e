import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { DraftEvent } from '../../../schema/api/studio/events.ts';
import type { ServerEnv } from '../../../server/http/server-env.ts';
import type { OpenDraft } from '../drafts/drafts.ts';
import type { StudioParts } from '../parts.ts';

/** Browsers connect again after this time, with a session that is checked again. */
const maxStreamMs = 10 * 60 * 1000;

/** Proxies cut a connection that is silent for a minute. */
const beatMs = 10_000;

/** A stream of what happens to a draft, until the browser leaves. */
export function draftFeed(c: Context<ServerEnv>, { events }: OpenDraft, { stopping }: StudioParts): Response {
  const client = c.req.query('client') ?? '';
  return streamSSE(c, async (stream) => {
    const ended = Promise.withResolvers<void>();
    const end = () => ended.resolve();
    const write = (event: string, data: unknown) =>
      stream.writeSSE({ event, data: JSON.stringify(data) }).catch(end);
    const unsubscribe = events.subscribe((event: DraftEvent) => void write('draft', event));
    const beat = setInterval(() => void write('beat', {}), beatMs);
    const timeout = setTimeout(end, maxStreamMs);
    stream.onAbort(end);
    stopping.addEventListener('abort', end);
    if (stopping.aborted) end();
    await write('ready', { peers: events.peers() });
    await ended.promise;
    unsubscribe();
    events.leave(client);
    clearInterval(beat);
    clearTimeout(timeout);
    stopping.removeEventListener('abort', end);
  });
}
