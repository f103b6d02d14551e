import { type Edit, withEdits } from './edit.ts';
import type { FormSource } from './source.ts';

/** Edits that were sent. */
export interface SentEdits {
  edits: Edit[];
  /** What they were made in. */
  of: string;
  /** The draft's revision that contains them; undefined until they are done. */
  revision: number | undefined;
}

/** What edits are made in: a page, or a file that is none. */
export const sourceName = ({ page, file }: FormSource) => page ?? file;

/** Edits that no source of a revision contains. */
export const waiting = (sent: readonly SentEdits[], revision: number): SentEdits[] =>
  sent.filter((one) => one.revision === undefined || one.revision > revision);

/**
 * A source with the edits that it does not contain yet, so a late answer never replaces what its author typed in the
 * meantime.
 */
export function withSent(source: FormSource, sent: readonly SentEdits[]): FormSource {
  const own = waiting(sent, source.revision).filter(({ of }) => of === sourceName(source));
  return withEdits(
    source,
    own.flatMap(({ edits }) => edits),
  );
}
