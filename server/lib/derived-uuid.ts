import { hash } from 'node:crypto';

/** A UUID that follows from these words: the same for each repetition. */
export function derivedUuid(...words: readonly string[]): string {
  const digits = hash('sha256', words.join(' '));
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20, 32),
  ].join('-');
}
