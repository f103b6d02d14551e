import type { ProblemCode } from './catalog.ts';

/** A mistake as people and tools read it. Lines and columns count from 1. */
export interface Problem {
  code: ProblemCode;
  /** Path of the file as the command was given it. */
  file: string;
  line: number;
  column: number;
  title: string;
  message: string;
  hint: string;
  /** The lines around the place, with a caret below it; empty when there is no text to show. */
  frame: string;
}

/** Thrown once at the end of a step, with everything that was found. */
export class ProblemsError extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(`${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'} found`);
    this.problems = problems;
  }
}
