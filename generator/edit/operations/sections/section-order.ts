import { EditError } from '../../edit-error.ts';

/** Where a section goes among others; see `Operation`. */
export interface Position {
  after?: string | undefined;
  before?: string | undefined;
}

/**
 * The order of sections with one at its position.
 * @param ids the other sections, in order
 * @throws EditError if the other section does not exist
 */
export function orderWith(ids: readonly string[], id: string, { after, before }: Position): string[] {
  const target = after ?? before;
  if (target === undefined) return [...ids, id];
  const index = ids.indexOf(target);
  if (index < 0)
    throw new EditError(
      'missing',
      ['sections', target],
      `The page has no section "${target}" to place "${id}" at.`,
    );
  return ids.toSpliced(after === undefined ? index : index + 1, 0, id);
}
