import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiRequest, routes } from './api.ts';
import type { Pauses } from './pauses.ts';
import { rateLimited } from './refusal.ts';
import { type Reply, refusalReply } from './reply.ts';
import type { ReceivedRequest, Requests } from './requests.ts';
import { findRoute } from './route.ts';
import { apiVersion, newId } from './store.ts';
import { delayOf, type Trouble, type Troubles } from './trouble.ts';

export interface Serving {
  requests: Requests;
  trouble: Troubles;
  pauses: Pauses;
  answer: (request: ApiRequest) => Promise<Reply>;
}

/** One request on its way to the API and back, through whatever trouble the test has planned. */
export async function serve(
  { requests, trouble: troubles, pauses, answer }: Serving,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', headers } = request;
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://stripe');
  const body = await readBody(request);
  const route = findRoute(routes, method, path)?.route.name ?? `${method} ${path}`;
  const received: ReceivedRequest = { method, path: path + search, route, headers, body };
  requests.all.push(received);
  await pauses.pass(method, path, 'arrived');

  const trouble = troubles.take(method, path);
  const isBefore = trouble?.endsWith(' before') === true;
  if (isBefore && !(await survives(trouble, response))) return;
  const early = isBefore ? inFront(trouble) : undefined;
  const reply = early ?? (await answer({ method, path, query: search.slice(1), headers, body, trouble }));
  await pauses.pass(method, path, 'done');
  if (!isBefore && !(await survives(trouble, response))) return;
  send(response, headers, isBefore ? reply : (inFront(trouble) ?? reply), received);
}

/** @returns false when no answer will go out */
async function survives(trouble: Trouble | undefined, response: ServerResponse): Promise<boolean> {
  if (trouble?.startsWith('cut')) response.destroy();
  if (trouble?.startsWith('cut') || trouble?.startsWith('hang')) return false;
  await sleep(delayOf(trouble));
  return true;
}

/** What answers in Stripe's place. */
function inFront(trouble: Trouble | undefined): Reply | undefined {
  const requestId = newId('req');
  if (trouble === '429 before') return refusalReply(requestId, rateLimited()).reply;
  if (!trouble?.startsWith('503')) return undefined;
  const error = { type: 'api_error', message: 'Stripe is temporarily unavailable.' };
  return { status: 503, body: JSON.stringify({ error }), requestId };
}

function send(
  response: ServerResponse,
  headers: IncomingMessage['headers'],
  reply: Reply,
  received: ReceivedRequest,
): void {
  const key = headers['idempotency-key'];
  const { status, body, requestId, shouldRetry, isReplayed } = reply;
  received.status = status;
  received.isReplayed = isReplayed;
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': isReplayed ? newId('req') : requestId,
    'stripe-version': headers['stripe-version'] ?? apiVersion,
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(isReplayed ? { 'idempotent-replayed': 'true', 'original-request': requestId } : {}),
    ...(shouldRetry === undefined ? {} : { 'stripe-should-retry': String(shouldRetry) }),
  });
  response.end(body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
