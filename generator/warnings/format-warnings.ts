import { formatProblem } from '../errors/format-problems.ts';
import { type Warning, warningCount } from './warning.ts';

/** Warnings as text for the terminal. */
export function formatWarnings(warnings: Warning[]): string {
  const texts = warnings.map((one) => formatProblem({ ...one, title: `Warning: ${one.title}` }));
  return [...texts, warningCount(warnings.length)].join('\n\n');
}
