import type { Problem } from './problem.ts';

/** Problems as people read them in a terminal, in the editor's overlay and in tests: one text for all. */
export function formatProblems(problems: Problem[]): string {
  const parts = problems.map(formatProblem);
  const count = `${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'} in ${fileCount(problems)}.`;
  return [...parts, count].join('\n\n');
}

export function formatProblem({ file, line, column, title, message, hint, frame }: Problem): string {
  const head = `${file}:${line}:${column}  ${title}`;
  const body = frame ? `\n\n${indent(frame)}\n` : '';
  return `${head}\n  ${message}${body}\n${indent(hint)}`;
}

function fileCount(problems: Problem[]): string {
  const files = new Set(problems.map((problem) => problem.file)).size;
  return `${files} ${files === 1 ? 'file' : 'files'}`;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
