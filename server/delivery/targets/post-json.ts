export interface Post {
  url: string;
  /** Sent byte for byte, because it is signed. */
  body: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Resolves on a 2xx response.
 * @throws Error with the status and the start of any other response; redirects are not followed
 */
export async function postJson({ url, body, headers, signal }: Post): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'user-agent': 'landing-pages', ...headers },
    redirect: 'manual',
    signal,
  });
  if (response.ok) {
    await response.body?.cancel();
    return;
  }
  throw new Error(`HTTP ${response.status}: ${await startOf(response)}`);
}

const maxBytes = 300;

async function startOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8');
}
