import type { IncomingHttpHeaders } from 'node:http';
import { paymentMethodRoutes } from '../cards/payment-method-routes.ts';
import { chargeRoutes } from '../charges/charge-routes.ts';
import { disputeRoutes } from '../charges/dispute-routes.ts';
import { refundRoutes } from '../charges/refund-routes.ts';
import { intentRoutes } from '../intents/intent-routes.ts';
import { newId, noCall, type Store } from '../store.ts';
import { eventRoutes } from '../webhooks/event-routes.ts';
import { ApiError, internalError, invalidRequest, lockTimeout, unauthorized } from './api-error.ts';
import { expand } from './expand.ts';
import type { Fault } from './faults.ts';
import { parseForm, type Value } from './form.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import { list, text } from './params.ts';
import { errorReply, type Reply, success } from './reply.ts';
import { type Call, findRoute, type Route } from './route.ts';

export const routes: readonly Route[] = [
  ...paymentMethodRoutes,
  ...intentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...eventRoutes,
];

export interface ApiRequest {
  method: string;
  /** Without the query. */
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The API itself only handles faults that occur during the call. */
  fault: Fault | undefined;
}

export interface Account {
  store: Store;
  secretKey: string;
  publishableKey: string;
  keys: IdempotencyKeys;
  /** Ids of objects that calls are changing. */
  locked: Set<string>;
  /** Simulates the time a call takes. */
  work: (request: ApiRequest) => Promise<void>;
}

/** Answers like Stripe's API: API key, idempotency key, lock, work. */
export async function answer(account: Account, request: ApiRequest): Promise<Reply> {
  const requestId = newId('req');
  const key = request.method === 'POST' ? keyOf(request.headers) : undefined;
  let hasStarted = false;
  try {
    const { route, call } = resolveRoute(account, request);
    const stored = key ? account.keys.begin(key, request.path, request.body) : undefined;
    if (stored) return { ...stored, isReplayed: true };
    hasStarted = true;
    const reply = success(requestId, await performCall(account, request, route, call, requestId));
    if (key) account.keys.store(key, reply);
    return reply;
  } catch (error) {
    const { reply, isStored } = errorReply(requestId, error);
    if (key && hasStarted && isStored) account.keys.store(key, reply);
    else if (key && hasStarted) account.keys.release(key);
    return reply;
  }
}

const keyOf = (headers: IncomingHttpHeaders): string | undefined => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key ? key : undefined;
};

function resolveRoute(account: Account, { method, path, query, headers, body }: ApiRequest) {
  // Stripe.js sends these as parameters instead of headers, which avoids CORS preflights.
  const { key, _stripe_version, ...params } = parseForm(method === 'POST' ? body : query);
  const isPublishable = readKey(account, headers, key) === 'publishable';
  const version = String(headers['stripe-version'] ?? _stripe_version ?? '');
  if (version && !/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(version))
    throw invalidRequest(`Invalid Stripe API version: ${version}`);
  const found = findRoute(routes, method, path);
  if (!found)
    throw new ApiError(
      404,
      {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
      },
      { isStored: false },
    );
  if (isPublishable && !found.route.isPublic)
    throw new ApiError(
      403,
      {
        type: 'invalid_request_error',
        code: 'secret_key_required',
        message:
          'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
      },
      { isStored: false },
    );
  const form = /^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? '');
  if (body && !form)
    throw new ApiError(
      400,
      {
        type: 'invalid_request_error',
        message:
          'Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have any questions, we can help at https://support.stripe.com/.',
      },
      { isStored: false },
    );
  return { route: found.route, call: { id: found.id, params, isPublishable } satisfies Call };
}

/** @throws ApiError 401 without a valid key of the account */
function readKey(
  account: Account,
  { authorization = '' }: IncomingHttpHeaders,
  param: Value | undefined,
): 'secret' | 'publishable' {
  if (param === account.publishableKey) return 'publishable';
  const [scheme, credentials = ''] = authorization.split(' ');
  const decoded = scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString() : credentials;
  const key = decoded.replace(/:$/, '');
  if (!key)
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (key === account.secretKey) return 'secret';
  if (key === account.publishableKey) return 'publishable';
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`);
}

async function performCall(
  account: Account,
  request: ApiRequest,
  route: Route,
  call: Call,
  requestId: string,
): Promise<object> {
  const { store, locked } = account;
  const lock = route.locks?.(store, call);
  if (lock && locked.has(lock)) throw lockTimeout();
  if (lock) locked.add(lock);
  try {
    await account.work(request);
    if (request.fault === '500 before') throw internalError();
    const { expand: paths = [], ...params } = call.params;
    store.call = { id: requestId, idempotency_key: keyOf(request.headers) ?? null };
    const result = route.answer(store, { ...call, params });
    if (request.fault === '500 after') throw internalError();
    return expand(store, result, list(text)(paths, 'expand'));
  } finally {
    store.call = noCall;
    if (lock) locked.delete(lock);
  }
}
