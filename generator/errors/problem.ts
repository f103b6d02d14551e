import type { ProblemCode } from './catalog.ts';

/** A problem as people and tools read it. Lines and columns count from 1. */
export interface Problem {
  code: ProblemCode;
  /** The path as shown to people; see `displayPath`. */
  file: string;
  line: number;
  column: number;
  title: string;
  message: string;
  hint: string;
  /** The surrounding lines with a caret; empty when there is no text to show. */
  frame: string;
}

export const problemCount = (count: number) => `${count} ${count === 1 ? 'problem' : 'problems'}`;

/** Thrown once at the end of a step, with all problems found. */
export class ProblemsError extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(`${problemCount(problems.length)} found`);
    this.problems = problems;
  }
}
