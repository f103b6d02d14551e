import { type Edit, withEdits } from './edit.ts';
import { type FormSource, isSamePath } from './source.ts';

/** Edits that wait for the choice of where they go. */
export interface HeldEdits {
  edits: Edit[];
  /** What they were made in. Others may have changed the file since. */
  source: FormSource;
}

/** Adds edits; of several letters of a text, only the last one counts. */
export const hold = ({ edits, source }: HeldEdits, added: Edit | Edit[]): HeldEdits => ({
  edits: [added].flat().reduce(holdEdit, edits),
  source,
});

function holdEdit(edits: Edit[], edit: Edit): Edit[] {
  const last = edits.at(-1);
  const replaces = last?.kind === 'set' && edit.kind === 'set' && isSamePath(last.path, edit.path);
  return [...(replaces ? edits.slice(0, -1) : edits), edit];
}

/** What a form shows while edits wait: their source with them, and the current problems. */
export const withHeld = (held: HeldEdits | undefined, now: FormSource): FormSource =>
  held ? { ...withEdits(held.source, held.edits), problems: now.problems } : now;
