import type { DataOf, ProblemCode } from './catalog.ts';

/** Keys and list positions from the top of a file to a value. */
export type Path = readonly (string | number)[];

/** A mistake in terms of the data; where it stands in which file is only worked out when it is reported. */
export interface Finding<Code extends ProblemCode = ProblemCode> {
  code: Code;
  data: DataOf<Code>;
  path: Path;
  /** Whether the key or the value is to be pointed at. */
  at: 'key' | 'value';
  /** The part of the value that is to be pointed at, as it is written. */
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
