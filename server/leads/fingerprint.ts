import { hash } from 'node:crypto';
import type { Submission } from './submission.ts';

/**
 * Says whether two submissions hold the same request: equal for both calls of one submission and for retries,
 * whatever the capitals, the blanks and the punctuation of the phone number. Base64url of a SHA-256.
 */
export function fingerprint(
  submission: Pick<Submission, 'email' | 'phone' | 'fullName' | 'service'>,
): string {
  const parts = [
    plain(submission.email),
    submission.phone.normalize('NFKC').replace(/\D/g, ''),
    plain(submission.fullName),
    plain(submission.service),
  ];
  return digest(parts.join('\n'));
}

/** Base64url of the SHA-256 of a text. */
export function digest(text: string): string {
  return hash('sha256', text, 'base64url');
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
