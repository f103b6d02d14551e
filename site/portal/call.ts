/** A call that the server answered, and not with success. */
export interface Refusal {
  kind: 'refused';
  status: number;
  /** Stable; empty when the answer names none. */
  code: string;
  /** For people; empty when the answer says nothing. */
  error: string;
  /** What is wrong with which field. */
  errors: Readonly<Record<string, string>>;
  /** Seconds to wait before the next try, when the answer says so. */
  retryAfter: number | undefined;
}

/** `lost`: no answer, none in time, or one that nobody understands. Whether the server did what it was asked is not known. */
export type Answer<Body> = { kind: 'ok'; body: Body } | Refusal | { kind: 'lost' };

interface CallOptions {
  /** Sent as JSON; a call without one is a GET. */
  body?: object;
  timeoutMs?: number;
  /** Ends the call from outside, which then counts as lost. */
  signal?: AbortSignal;
}

/** Calls the server and never throws. */
export async function call<Body>(url: string, options: CallOptions = {}): Promise<Answer<Body>> {
  const { body, timeoutMs = 20_000, signal } = options;
  // Not by `AbortSignal.any`, which browsers of 2023 do not know.
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: controller.signal,
    });
    if (response.ok) return { kind: 'ok', body: (await response.json()) as Body };
    return refusalOf(response, await response.json().catch(() => undefined));
  } catch {
    return { kind: 'lost' };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
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
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textsOf(value: unknown): Record<string, string> {
  const pairs = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(pairs.filter(([, text]) => typeof text === 'string'));
}
