import type { Path } from '../../schema/api/studio/operation.ts';
import type { DataOf, ProblemCode } from './catalog.ts';

export type { Path };

/** A problem in terms of the data. `locate` finds its file and line when it is reported. */
export interface Finding<Code extends ProblemCode = ProblemCode> {
  code: Code;
  data: DataOf<Code>;
  path: Path;
  /** Whether the caret points at the key or at the value. */
  at: 'key' | 'value';
  /** The part of the value to point at, as written. */
  word?: string;
}

export function finding<Code extends ProblemCode>(
  code: Code,
  data: DataOf<Code>,
  path: Path,
  at: 'key' | 'value' = 'value',
  word?: string,
): Finding {
  return { code, data, path, at, word } as Finding;
}
