import type { Problem } from './problem.ts';

/** Identifies a mistake: two messages about one can differ in the pages they list. */
export const placeOf = ({ code, file, line, column }: Problem) => `${code} ${file}:${line}:${column}`;
