import { hash } from 'node:crypto';

/** Base64url of the SHA-256 of a text. */
export function digest(text: string): string {
  return hash('sha256', text, 'base64url');
}
