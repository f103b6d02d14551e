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
  tooLong,
  enormousAliases,
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

/** Aliases of aliases, each of which repeats the one before several times. */
function enormousAliases({ kind, lines }: IssueContext): Explanation | undefined {
  if (kind !== 'ALIASES') return undefined;
  const alias = /(?<=^|[\s[{,])\*[^\s\]},]+/;
  const index = Math.max(
    0,
    lines.findIndex((line) => alias.test(line)),
  );
  const found = alias.exec(lines[index] ?? '');
  const name = found?.[0] ?? '*';
  return explanation(index + 1, (found?.index ?? 0) + 1, name.length, [
    `Aliases such as ${name} repeat each other so often that the file would be enormous.`,
    'Write the values out where they are used, without & and *.',
  ]);
}

function tooLong({ kind, lines }: IssueContext): Explanation | undefined {
  if (kind !== 'TOO_LONG') return undefined;
  return explanation(1, 1, lines[0]?.length ?? 1, [
    'The file has more than 2 million characters, so it is not read.',
    'Split it into several pages or content files, or move its rows into a CSV file (see "matrix").',
  ]);
}
