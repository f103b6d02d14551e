import { catalogue } from '../../errors/catalog.ts';
import { codeFrame } from '../../errors/code-frame.ts';
import type { TextFile } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import { explain } from '../syntax/explain.ts';
import { keyLineOf, placeOf } from '../syntax/position.ts';
import type { Fault } from '../syntax/yaml-issues.ts';

/** Mistakes of YAML itself, each at the place that has to be mended. */
export function syntaxProblems({ file, text }: TextFile, faults: Fault[]): Problem[] {
  return faults.map((fault) => {
    if (fault.kind === 'DUPLICATE_KEY') return duplicateKey(file, text, fault);
    const { line, column, length, ...data } = explain(fault, text);
    const { title, message, hint } = catalogue.YamlSyntax;
    const words = { title, message: message(data), hint: hint(data) };
    return { code: 'YamlSyntax', file, line, column, ...words, frame: codeFrame(text, line, column, length) };
  });
}

function duplicateKey(file: string, text: string, fault: Fault): Problem {
  const { line, column, lines } = placeOf(fault, text);
  const here = (lines[line - 1] ?? '').slice(column - 1);
  const key = /^[{,\s]*["']?([^\s:"',}]+)/.exec(here)?.[1] ?? 'this key';
  const above = lines.findLastIndex((other, index) => {
    const found = keyLineOf(other);
    return index < line - 1 && found?.key === key && found.keyColumn === column;
  });
  const data = { key, ...(above >= 0 && { above: above + 1 }) };
  const { title, message, hint } = catalogue.DuplicateKey;
  const frame = codeFrame(text, line, column, key.length);
  return { code: 'DuplicateKey', file, line, column, title, message: message(data), hint: hint(data), frame };
}
