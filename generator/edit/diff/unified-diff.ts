import { type PreviewLine, previewLines } from './preview-lines.ts';

/**
 * A unified diff that `patch -p1` and `git apply` accept; empty if the texts are equal.
 * @param file the path of the file from the top of the repository
 */
export function unifiedDiff({
  file,
  before,
  after,
}: {
  file: string;
  before: string;
  after: string;
}): string {
  const blocks = previewLines(before, after);
  if (blocks.length === 0) return '';
  // A tab ends a name with spaces.
  const name = /\s/.test(file) ? `${file}\t` : file;
  return `--- a/${name}\n+++ b/${name}\n${blocks.map(hunkText).join('')}`;
}

const signs = { same: ' ', removed: '-', added: '+' } as const;

function hunkText(lines: PreviewLine[]): string {
  const range = (side: 'before' | 'after') => {
    const numbers = lines.flatMap((line) => line[side] ?? []);
    return `${numbers[0] ?? 0},${numbers.length}`;
  };
  const written = lines.map(({ kind, text }) => {
    const end = text.endsWith('\n') ? '' : '\n\\ No newline at end of file\n';
    return signs[kind] + text + end;
  });
  return `@@ -${range('before')} +${range('after')} @@\n${written.join('')}`;
}
