import { previewLines } from '../../edit/diff/preview-lines.ts';

const signs = { same: ' ', removed: '-', added: '+' } as const;

export interface ChangedFile {
  /** Its path as shown to people. */
  file: string;
  before: string;
  after: string;
  /** Whether nothing was written. */
  isDryRun: boolean;
}

/** The lines of a file that an edit changes, with two around them. */
export function changedLines({ file, before, after, isDryRun }: ChangedFile): string {
  const blocks = previewLines(before, after, 2);
  if (blocks.length === 0) return `${file} stays as it is.`;
  const lines = blocks.map((block) =>
    block
      .map(({ kind, text, before: old, after: now }) =>
        `${String(now ?? old).padStart(5)} ${signs[kind]} ${text.trimEnd()}`.trimEnd(),
      )
      .join('\n'),
  );
  return [`${file}${isDryRun ? ' would change' : ''}:`, ...lines].join('\n');
}
