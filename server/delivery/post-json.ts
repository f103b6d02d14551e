export interface Post {
  url: string;
  /** The body, word for word: what was signed is what is sent. */
  body: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Resolves when the other side answers with 2xx.
 * @throws Error with the status and the beginning of any other answer; redirects are not followed
 */
export async function postJson({ url, body, headers, signal }: Post): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'user-agent': 'landing-pages', ...headers },
    redirect: 'manual',
    signal,
  });
  if (answer.ok) {
    await answer.body?.cancel();
    return;
  }
  throw new Error(`HTTP ${answer.status}: ${await beginningOf(answer)}`);
}

const mostBytes = 300;

async function beginningOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= mostBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8');
}
