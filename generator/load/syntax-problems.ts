import { LineCounter, parseDocument } from 'yaml';
import { catalogue } from '../errors/catalogue.ts';
import { codeFrame } from '../errors/code-frame.ts';
import type { TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { YamlResult } from './read-yaml.ts';

/** Mistakes of YAML itself, at the offsets that the parser named. */
export function syntaxProblems({ file, text }: TextFile, syntax: YamlResult['syntax']): Problem[] {
  if (syntax.length === 0) return [];
  const lines = new LineCounter();
  parseDocument(text, { lineCounter: lines });
  return syntax.map(({ code, reason, offset, length }) => {
    const { line, col } = lines.linePos(Math.min(offset, Math.max(0, text.length - 1)));
    const words =
      code === 'DuplicateKey'
        ? {
            ...catalogue.DuplicateKey,
            message: catalogue.DuplicateKey.message({ key: reason }),
            hint: catalogue.DuplicateKey.hint({ key: reason }),
          }
        : {
            ...catalogue.YamlSyntax,
            message: catalogue.YamlSyntax.message({ reason }),
            hint: catalogue.YamlSyntax.hint({ reason }),
          };
    const { title, message, hint } = words;
    return { code, file, line, column: col, title, message, hint, frame: codeFrame(text, line, col, length) };
  });
}
