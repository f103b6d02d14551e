import { problemAt, type TextFile } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import { explain } from '../syntax/explain.ts';
import { contextOf, keyLineOf } from '../syntax/position.ts';
import type { YamlIssue } from '../syntax/yaml-issues.ts';

/** The problems to report for a file's YAML issues. */
export function syntaxProblems(file: TextFile, issues: YamlIssue[]): Problem[] {
  return issues.map((issue) => {
    if (issue.kind === 'DUPLICATE_KEY') return duplicateKey(file, issue);
    const { reason, fix, ...position } = explain(issue, file.text);
    return problemAt({ code: 'YamlSyntax', data: { reason, fix } }, file, position);
  });
}

function duplicateKey(file: TextFile, issue: YamlIssue): Problem {
  const { line, column, lines } = contextOf(issue, file.text);
  const rest = (lines[line - 1] ?? '').slice(column - 1);
  const key = /^[{,\s]*["']?([^\s:"',}]+)/.exec(rest)?.[1] ?? 'this key';
  const above = lines.findLastIndex((other, index) => {
    const found = keyLineOf(other);
    return index < line - 1 && found?.key === key && found.keyColumn === column;
  });
  const data = { key, ...(above >= 0 && { above: above + 1 }) };
  return problemAt({ code: 'DuplicateKey', data }, file, { line, column, length: key.length });
}
