import { hash } from 'node:crypto';

/** Eight letters and digits for a file name that change with the content. */
export function shortHash(content: string | Uint8Array, algorithm: 'sha1' | 'sha256' = 'sha256'): string {
  return hash(algorithm, content, 'base64url').replace(/[-_]/g, '0').slice(0, 8);
}
