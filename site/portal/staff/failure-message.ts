import type { Lost, Refusal } from '../../http/call.ts';

/** The message for a failed call. @param fallback used when the response has no message */
export function messageOf(answer: Refusal | Lost, fallback: string): string {
  if (answer.kind === 'lost')
    return 'The server could not be reached. Please check your connection and try again.';
  if (answer.status === 429) return `Too many attempts. Please try again ${retryWhen(answer.retryAfter)}.`;
  return answer.error || fallback;
}

/** @param seconds to wait, undefined if unknown */
function retryWhen(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a few minutes';
  if (seconds <= 1) return 'in a second';
  if (seconds < 90) return `in ${Math.ceil(seconds)} seconds`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}
