import { missingComma, openBracket } from './brackets.ts';
import {
  dashAmongKeys,
  dashWithoutSpace,
  keyWithoutSpace,
  mismatchedIndent,
  tooDeep,
  wrongWhitespace,
} from './indentation.ts';
import { keyBelowDash, keyTooFarLeft } from './misplaced-keys.ts';
import { contextOf, type Explanation, explanation, type IssueContext, indentOf } from './position.ts';
import { colonInText, droppedText, openQuote, specialStart, windowsPath } from './quoting.ts';
import type { YamlIssue } from './yaml-issues.ts';

/** Each explains one common mistake, or returns undefined. The most reliable ones come first. */
const explainers: ((context: IssueContext) => Explanation | undefined)[] = [
  droppedText,
  wrongWhitespace,
  dashWithoutSpace,
  dashAmongKeys,
  windowsPath,
  openQuote,
  openBracket,
  colonInText,
  keyWithoutSpace,
  keyBelowDash,
  keyTooFarLeft,
  specialStart,
  missingComma,
  tooDeep,
  mismatchedIndent,
  severalDocuments,
];

/** Explains a YAML issue in plain words, at the position to fix, which is often not where the parser fails. */
export function explain(issue: YamlIssue, text: string): Explanation {
  const context = contextOf(issue, text);
  for (const explainer of explainers) {
    const found = explainer(context);
    if (found) return found;
  }
  const line = context.lines[context.line - 1] ?? '';
  const column = Math.max(context.column, indentOf(line) + 1);
  return explanation(context.line, column, line.trimEnd().length - column + 1, [
    `This line cannot be read (${issue.message.replace(/\.?\s*$/, '')}).`,
    'Check the indentation of this line and the one above it, and look for a missing colon or quote. Text with ": " or " #" in it needs quotes.',
  ]);
}

function severalDocuments({ kind, line, lines }: IssueContext): Explanation | undefined {
  if (kind !== 'MULTIPLE_DOCS') return undefined;
  return explanation(line, 1, lines[line - 1]?.length ?? 1, [
    'A line of three dashes ends the file, so everything below it would be lost.',
    'Delete this line.',
  ]);
}
