/** A call that was answered, and not with success. */
export class RefusedCall extends Error {
  /** Messages by field, in the words of the call. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(message: string, errors: Record<string, string>) {
    super(message);
    this.errors = errors;
  }
}

interface Call {
  url: string;
  body: object;
  headers: Record<string, string>;
  timeoutMs: number;
}

/**
 * Sends JSON. Resolves when the answer is a success.
 * @throws RefusedCall with the answer's `message`, empty when it holds none
 * @throws whatever `fetch` throws when there is no answer at all, or none in time
 */
export async function postJson({ url, body, headers, timeoutMs }: Call): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new Error(`No answer within ${timeoutMs / 1000} seconds`));
  }, timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    if (response.ok) return;
    const answer = await response.json().catch(() => undefined);
    throw new RefusedCall(textOf(answer?.message), textsOf(answer?.errors));
  } finally {
    clearTimeout(timer);
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textsOf(value: unknown): Record<string, string> {
  const pairs = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(pairs.filter(([, text]) => typeof text === 'string'));
}
