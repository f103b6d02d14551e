import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '../../../write/atomic-write.ts';
import { openDraft } from '../draft.ts';
import { openDraftFolder } from '../draft-folder.ts';
import type { DraftRecord } from '../draft-record.ts';
import { openJournal } from '../journal.ts';

/** A draft of a few files in a folder of its own. `reopen` reads it from the disk again, as after a crash. */
export function openTestDraft(texts: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'draft-'));
  const pages = join(root, 'pages');
  const base = new Map(Object.entries(texts));
  for (const [file, text] of base) writeWhole(join(pages, file), text);
  const reopen = () =>
    openDraft({
      folder: openDraftFolder(pages),
      journal: openJournal<DraftRecord>(join(root, 'journal.jsonl')),
      base,
      now: () => new Date('2026-11-28T09:00:00Z'),
    });
  return { root, pages, base, draft: reopen(), reopen };
}

let count = 0;

/** What an author's browser sends. */
export const from = (author: string, seen: number) => ({
  id: `${author}-${++count}`,
  author,
  client: author,
  seen,
  step: `${count}`,
});
