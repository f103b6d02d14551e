import type { Answer } from '../../http/call.ts';

/** What is said of a call that did not succeed. @param fallback when the answer says nothing */
export function wordsOf(answer: Exclude<Answer<unknown>, { kind: 'ok' }>, fallback: string): string {
  if (answer.kind === 'lost')
    return 'The server could not be reached. Please check your connection and try again.';
  if (answer.status === 429) return `Too many tries. Please try again ${whenOf(answer.retryAfter)}.`;
  return answer.error || fallback;
}

/** @param seconds to wait; undefined when nobody says */
export function whenOf(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a few minutes';
  if (seconds <= 1) return 'in a second';
  if (seconds < 90) return `in ${Math.ceil(seconds)} seconds`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}
