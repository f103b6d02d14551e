import { hash } from 'node:crypto';

/**
 * The id of a text that was sent under the id of another one: a duplicated browser tab has the draft with its id, and continues
 * it. The same for each repetition of the call.
 */
export function otherId(id: string, text: string): string {
  const digits = hash('sha256', `${id} ${text}`);
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([start, end]) => digits.slice(start, end))
    .join('-');
}
