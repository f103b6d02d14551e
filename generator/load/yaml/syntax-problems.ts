import { codeFrame } from '../../errors/code-frame.ts';
import { finding } from '../../errors/finding.ts';
import { problemText, type TextFile } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import { explain } from '../syntax/explain.ts';
import { contextOf, keyLineOf } from '../syntax/position.ts';
import type { YamlIssue } from '../syntax/yaml-issues.ts';

/** The problems to report for a file's YAML issues. */
export function syntaxProblems({ file, text }: TextFile, issues: YamlIssue[]): Problem[] {
  return issues.map((issue) => {
    if (issue.kind === 'DUPLICATE_KEY') return duplicateKey(file, text, issue);
    const { line, column, length, ...data } = explain(issue, text);
    const frame = codeFrame(text, line, column, length);
    return { ...problemText(finding('YamlSyntax', data, [])), file, line, column, frame };
  });
}

function duplicateKey(file: string, text: string, issue: YamlIssue): Problem {
  const { line, column, lines } = contextOf(issue, text);
  const rest = (lines[line - 1] ?? '').slice(column - 1);
  const key = /^[{,\s]*["']?([^\s:"',}]+)/.exec(rest)?.[1] ?? 'this key';
  const above = lines.findLastIndex((other, index) => {
    const found = keyLineOf(other);
    return index < line - 1 && found?.key === key && found.keyColumn === column;
  });
  const data = { key, ...(above >= 0 && { above: above + 1 }) };
  const frame = codeFrame(text, line, column, key.length);
  return { ...problemText(finding('DuplicateKey', data, [])), file, line, column, frame };
}
