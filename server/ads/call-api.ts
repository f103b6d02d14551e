/** A call of a platform's API. */
export interface ApiCall {
  url: string;
  /** Sent by POST; without it, the call is a GET. */
  body?: object | URLSearchParams;
  token?: string;
  signal: AbortSignal;
}

export interface ApiAnswer {
  status: number;
  /** Parsed; undefined if it is not JSON. */
  json: unknown;
}

/** An answer is small, even one that names every event of a request. */
const maxBytes = 4_000_000;

/**
 * Resolves with the answer, whatever its status. Redirects are not followed.
 * @throws Error if there is no answer, or it is too large
 */
export async function callApi({ url, body, token, signal }: ApiCall): Promise<ApiAnswer> {
  const isForm = body instanceof URLSearchParams;
  const response = await fetch(url, {
    ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
    headers: {
      'user-agent': 'landing-pages',
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    redirect: 'manual',
    signal,
  });
  return { status: response.status, json: parse(await read(response)) };
}

async function read(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`HTTP ${response.status}: the answer is too large.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A property of parsed JSON, by path; undefined if any part is missing. */
export function at(json: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
    json,
  );
}
