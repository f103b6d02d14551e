import type { Context, Handler } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Clock } from '../lib/clock.ts';
import type { StaffMember } from '../staff/staff-member.ts';
import { forwardedHeaders, isEventStream, returnedHeaders } from './forwarded-headers.ts';
import { identityHeader, signedPath, signIdentity } from './identity.ts';

/** The studio's process, as the server reaches it. */
export interface StudioConnection {
  /** Such as `http://127.0.0.1:41234`; undefined while it does not run. */
  url(): string | undefined;
  /** Shared with the process; signs who makes a request. */
  secret: string;
}

export interface ForwardParts {
  /** Undefined if there is none to be reached. */
  studio: StudioConnection | undefined;
  clock: Clock;
  /** Aborted when the server stops, to end streams of events. */
  stopping: AbortSignal;
  /** How long the process can take until it begins to answer. */
  timeoutMs?: number;
}

/** It restarts within a second or two. */
const retryAfterMs = 2000;

/**
 * Sends a request to the studio's process, in the name of the author if there is one, and streams its answer back. Nothing is collected on the way, and a
 * browser that leaves ends the request there, too.
 * @throws HttpError studio_not_configured, studio_unavailable, body_incomplete if the browser leaves before the answer
 */
export function createForward(parts: ForwardParts): Handler<ServerEnv> {
  return async function forward(c) {
    const { studio } = parts;
    if (!studio) throw new HttpError('studio_not_configured');
    const url = studio.url();
    if (url === undefined) throw unavailable(new Error('the studio does not run'));
    const answer = await send(c, { url, secret: studio.secret }, parts);
    // The browser would show the sign-in page, which cannot help.
    if (answer.status === 401) {
      await answer.body?.cancel();
      throw unavailable(new Error('the studio refused the signature: is STUDIO_SECRET the same there?'));
    }
    const onBreak = (err: unknown) => {
      // A stream of events is ended, so the browser connects again. Any other answer must not look complete.
      if (!isEventStream(answer.headers)) c.env?.outgoing?.destroy();
      if (c.req.raw.signal.aborted || parts.stopping.aborted) return;
      c.get('log').warn({ err }, 'the studio broke off its answer');
    };
    const body = answer.body && relay(answer.body, onBreak);
    return c.newResponse(body, answer.status as StatusCode, returnedHeaders(answer.headers));
  };
}

async function send(
  c: Context<ServerEnv>,
  { url, secret }: { url: string; secret: string },
  { clock, stopping, timeoutMs = 60_000 }: ForwardParts,
): Promise<Response> {
  const { signal, body } = c.req.raw;
  const { method } = c.req;
  const path = signedPath(c.req.url);
  const staff: StaffMember | undefined = c.get('staff');
  const headers = forwardedHeaders(c.req.raw.headers, {
    'x-request-id': c.get('requestId'),
    ...(staff && {
      [identityHeader]: signIdentity(authorOf(staff), { method, path }, { secret, now: clock() }),
    }),
  });
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new Error(`no answer from the studio within ${timeoutMs} ms`)),
    timeoutMs,
  );
  const isEvents = c.req.header('accept')?.includes('text/event-stream');
  const ends = [signal, timeout.signal, ...(isEvents ? [stopping] : [])];
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body,
    duplex: 'half',
    redirect: 'manual',
  };
  try {
    return await fetch(new URL(path, url), { ...init, signal: AbortSignal.any(ends) });
  } catch (cause) {
    throw signal.aborted ? new HttpError('body_incomplete', { cause }) : unavailable(cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Passes chunks on as they arrive, at the pace of the browser. @param onBreak is called when no more will come */
function relay(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBreak: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        onBreak(error);
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Proxies that sign staff in know no other id than the email address. */
function authorOf({ email, name, role }: StaffMember) {
  return { id: email, email, name, role };
}

function unavailable(cause: unknown): HttpError {
  return new HttpError('studio_unavailable', { cause, retryAfterMs });
}
