import type { ChangeInWords } from '../../../../../schema/api/studio/draft.ts';
import type { Path } from '../../../../../schema/api/studio/operation.ts';
import { isInside, isSamePath } from './source.ts';

/** The change of this draft that a field shows: the one of its value, or, if it has no fields inside, of a part of it. */
export const changeOf = (
  changes: readonly ChangeInWords[],
  path: Path,
  hasFields: boolean,
): ChangeInWords | undefined =>
  changes.find((change) => {
    if (change.path === undefined) return false;
    return hasFields ? isSamePath(change.path, path) : isInside(change.path, path);
  });
