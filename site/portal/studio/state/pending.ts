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
 * A later change together with one that was never sent: the same value of the same step, set again, or letters that go on in a file.
 * Without it, each letter would be sent alone.
 * @returns undefined if both are needed
 */
export function joined(waiting: Pending, next: Pending): Pending | undefined {
  const [first] = waiting.operations;
  const [second] = next.operations;
  const isAlone = waiting.operations.length === 1 && next.operations.length === 1;
  const isSame = waiting.step === next.step && waiting.client === next.client;
  if (!first || !second || !isAlone || !isSame) return undefined;
  if (setsSame(first, second)) return { ...waiting, operations: next.operations };
  const typed = waiting.seen === next.seen && typedOn(first, second);
  return typed ? { ...waiting, operations: [typed] } : undefined;
}

/** The letters of two edits of a file as one, if the second one goes on where the first one ends. */
function typedOn(first: Operation, second: Operation): Operation | undefined {
  if (first.op !== 'editSource' || second.op !== 'editSource' || first.file !== second.file) return undefined;
  const [start, ...others] = first.changes;
  const [next, ...more] = second.changes;
  if (!start || !next || others.length + more.length > 0) return undefined;
  const goesOn = next.removed === '' && next.at === start.at + start.inserted.length;
  return goesOn ? { ...first, changes: [{ ...start, inserted: start.inserted + next.inserted }] } : undefined;
}

/** Whether an edit of a file's text was made in a text that contains another one. */
export function isTypedIn(later: Pending, earlier: Pending): boolean {
  const [one] = earlier.operations;
  const [two] = later.operations;
  if (one?.op !== 'editSource' || two?.op !== 'editSource' || later === earlier) return false;
  return one.file === two.file && later.client === earlier.client && later.seen === earlier.seen;
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
