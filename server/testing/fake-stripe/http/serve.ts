import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiVersion, newId } from '../store.ts';
import { type ApiRequest, routes } from './api.ts';
import { rateLimited } from './api-error.ts';
import { delayOf, type Fault, type Faults } from './faults.ts';
import type { Pauses } from './pauses.ts';
import type { ReceivedRequest, Requests } from './received-requests.ts';
import { errorReply, type Reply } from './reply.ts';
import { findRoute } from './route.ts';

export interface Serving {
  requests: Requests;
  faults: Faults;
  pauses: Pauses;
  answer: (request: ApiRequest) => Promise<Reply>;
}

/** Passes a request to the API and its reply back, with the faults that the test has planned. */
export async function serve(
  { requests, faults, pauses, answer }: Serving,
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

  const fault = faults.take(method, path);
  const isBefore = fault?.endsWith(' before') === true;
  if (isBefore && !(await connectionSurvives(fault, response))) return;
  const early = isBefore ? gatewayReply(fault) : undefined;
  const reply = early ?? (await answer({ method, path, query: search.slice(1), headers, body, fault }));
  await pauses.pass(method, path, 'done');
  if (!isBefore && !(await connectionSurvives(fault, response))) return;
  send(response, headers, isBefore ? reply : (gatewayReply(fault) ?? reply), received);
}

/** @returns false if no response will be sent */
async function connectionSurvives(fault: Fault | undefined, response: ServerResponse): Promise<boolean> {
  if (fault?.startsWith('cut')) response.destroy();
  if (fault?.startsWith('cut') || fault?.startsWith('hang')) return false;
  await sleep(delayOf(fault));
  return true;
}

/** The reply of a gateway in front of Stripe. */
function gatewayReply(fault: Fault | undefined): Reply | undefined {
  const requestId = newId('req');
  if (fault === '429 before') return errorReply(requestId, rateLimited()).reply;
  if (!fault?.startsWith('503')) return undefined;
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
