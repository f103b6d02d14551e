import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';

const known = new WeakMap<Buffer, string>();

/** The strong ETag of these bytes; each encoding of a file has its own. */
export function tagOfBytes(bytes: Buffer): string {
  return known.getOrInsertComputed(bytes, () => quoted(hash('sha256', bytes, 'base64url')));
}

/** The same for a file that is too large for memory. */
export async function tagOfFile(path: string): Promise<string> {
  const sha256 = createHash('sha256');
  for await (const chunk of createReadStream(path)) sha256.update(chunk);
  return quoted(sha256.digest('base64url'));
}

/** Whether If-None-Match names this tag. It compares weak and strong tags alike. */
export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

function quoted(digest: string): string {
  return `"${digest.slice(0, 27)}"`;
}
