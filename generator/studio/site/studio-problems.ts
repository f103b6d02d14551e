import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StudioProblem } from '../../../schema/api/studio/page.ts';
import { nearest } from '../../../schema/nearest.ts';
import type { Checked } from '../../commands/check.ts';
import type { Problem } from '../../errors/problem.ts';
import { pathAt } from './path-at.ts';

/** What `check` found, for authors: with places in the folder, and edits that fix it where there is one. @param root the folder */
export function studioProblems(
  root: string,
  { problems, draftProblems, warnings }: Pick<Checked, 'problems' | 'draftProblems' | 'warnings'>,
): StudioProblem[] {
  const texts = new Map<string, string>();
  const textOf = (file: string) => texts.getOrInsertComputed(file, () => readText(root, file));
  const toStudio = (severity: StudioProblem['severity']) => (problem: Problem) =>
    studioProblem(problem, { severity, root, textOf });
  return [...[...problems, ...draftProblems].map(toStudio('mistake')), ...warnings.map(toStudio('warning'))];
}

interface Parts {
  severity: StudioProblem['severity'];
  root: string;
  textOf: (file: string) => string;
}

function studioProblem(problem: Problem, { severity, root, textOf }: Parts): StudioProblem {
  const { code, line, column, message, hint, frame } = problem;
  const file = inFolder(root, problem.file);
  const text = textOf(file);
  const at = offsetAt(text, line, column);
  const length = /\| *(\^+)$/m.exec(frame)?.[1]?.length ?? 0;
  const path = text === '' ? undefined : pathAt(text, at);
  const fix = fixOf({ file, at, word: text.slice(at, at + length), hint });
  return {
    ...{ severity, code, file, line, column, length, message, hint, frame },
    ...(path && { path }),
    ...(fix && { fix }),
  };
}

/** The path in the folder. Problems have paths from the working directory. */
function inFolder(root: string, shown: string): string {
  const path = resolve(shown);
  const folder = `${resolve(root)}/`;
  return path.startsWith(folder) ? path.slice(folder.length) : shown;
}

function readText(root: string, file: string): string {
  try {
    return readFileSync(resolve(root, file), 'utf8');
  } catch {
    return '';
  }
}

function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  return start + column - 1;
}

/** The edit that writes what a hint suggests in place of the word that the problem underlines. */
function fixOf({
  file,
  at,
  word,
  hint,
}: {
  file: string;
  at: number;
  word: string;
  hint: string;
}): StudioProblem['fix'] {
  const suggested = /^Did you mean "?([^"?\s]+)"?\?/.exec(hint)?.[1];
  const quote = /^["']/.exec(word)?.[0] ?? '';
  const bare = quote && word.endsWith(quote) ? word.slice(1, -1) : word;
  if (suggested === undefined || bare === '' || nearest(bare, [suggested]) === undefined) return undefined;
  const changes = [{ at: at + (bare === word ? 0 : 1), removed: bare, inserted: suggested }];
  return { label: `Use “${suggested}”`, operation: { op: 'editSource', file, changes } };
}
