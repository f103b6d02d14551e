import { type Problem, problemCount } from './problem.ts';

/** Problems as text for the terminal and the dev server's overlay. */
export function formatProblems(problems: Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const summary = `${problemCount(problems.length)} in ${files} ${files === 1 ? 'file' : 'files'}.`;
  return [...problems.map(formatProblem), summary].join('\n\n');
}

export function formatProblem({ file, line, column, title, message, hint, frame }: Problem): string {
  const head = `${file}:${line}:${column}  ${title}`;
  const body = frame ? `\n\n${indent(frame)}\n` : '';
  return `${head}\n  ${message}${body}\n${indent(hint)}`;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
