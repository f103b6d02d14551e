import type { Operation } from '../../../../schema/api/studio/operation.ts';

/** An author's change that the server may not have yet. */
export interface Pending {
  id: string;
  draft: string;
  /** The email address of the author, who may not be signed in any longer. */
  author: string;
  /** The browser tab that it was made in. */
  client: string;
  /** The revision that its author saw. */
  seen: number;
  step: string;
  operations: Operation[];
}

/**
 * A later change in place of one that was never sent: the same value of the same step, set again. Without it, each letter would be
 * sent alone.
 * @returns undefined if both are needed
 */
export function joined(waiting: Pending, next: Pending): Pending | undefined {
  const [first] = waiting.operations;
  const [second] = next.operations;
  const isAlone = waiting.operations.length === 1 && next.operations.length === 1;
  const isSame = waiting.step === next.step && waiting.client === next.client;
  if (!first || !second || !isAlone || !isSame || !setsSame(first, second)) return undefined;
  return { ...waiting, operations: next.operations };
}

function setsSame(first: Operation, second: Operation): boolean {
  switch (second.op) {
    case 'setText':
    case 'setValue':
    case 'setFact':
    case 'setContent':
    case 'overrideInVariant':
      return targetOf(first) === targetOf(second);
    default:
      return false;
  }
}

/** An operation without its value. */
export const targetOf = (operation: Operation) =>
  JSON.stringify({ ...operation, text: undefined, value: undefined });
