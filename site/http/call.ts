/** The server answered and refused, by status or, with a 2xx status, by `{success: false, error}`. */
export interface Refusal {
  kind: 'refused';
  status: number;
  /** A stable code, or empty if the response has none. */
  code: string;
  /** A message to show, or empty if the response has none. */
  error: string;
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>;
  /** Seconds to wait before the next try, if the response names them. */
  retryAfter: number | undefined;
  /** The response's JSON, for codes that carry more than a message. */
  body?: unknown;
}

/** `lost`: no response, none in time, or one that is not JSON. The server may still have done the work. */
export type Answer<Body> = { kind: 'ok'; body: Body } | Refusal | Lost;

export interface Lost {
  kind: 'lost';
  /** The browser's error message. */
  reason?: string;
}

interface CallOptions {
  /** Sent as JSON with POST. Without a body, the call is a GET. */
  body?: object;
  headers?: Record<string, string>;
  /** Treats any 2xx status as success, without reading the body. */
  ignoreBody?: boolean;
  timeoutMs?: number;
  /** Aborts the call, which then counts as lost. */
  signal?: AbortSignal;
}

/** Calls the server and never throws. */
export async function call<Body>(url: string, options: CallOptions = {}): Promise<Answer<Body>> {
  const { body, headers, ignoreBody, timeoutMs = 20_000, signal } = options;
  // `AbortSignal.any` is missing in browsers from 2023.
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(() => {
    controller.abort(new Error(`No answer within ${timeoutMs / 1000} seconds`));
  }, timeoutMs);
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: controller.signal,
    });
    if (!response.ok) return refusalOf(response, await response.json().catch(() => undefined));
    if (ignoreBody) return { kind: 'ok', body: undefined as Body };
    const answer = await response.json();
    return isRefusal(answer) ? refusalOf(response, answer) : { kind: 'ok', body: answer as Body };
  } catch (error) {
    return { kind: 'lost', reason: error instanceof Error ? error.message : '' };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** The payment API can refuse with status 200. */
function isRefusal(answer: Record<string, unknown> | null): answer is Record<string, unknown> {
  return answer?.success === false && textOf(answer.error) !== '';
}

function refusalOf({ status, headers }: Response, answer: Record<string, unknown> | undefined): Refusal {
  const seconds = Number(headers.get('retry-after') ?? headers.get('x-retry-after') ?? Number.NaN);
  return {
    kind: 'refused',
    status,
    code: textOf(answer?.code),
    error: textOf(answer?.error) || textOf(answer?.message),
    errors: textsOf(answer?.errors),
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
    body: answer,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textsOf(value: unknown): Record<string, string> {
  const pairs = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(pairs.filter(([, text]) => typeof text === 'string'));
}
