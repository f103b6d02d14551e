import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const isId = (name: string) => /^[a-z0-9-]{1,40}$/.test(name);

/** The folders with the journals of all drafts, and those of drafts that are archived. */
export function openDraftJournals(folder: string, archived = `${folder}-archived`) {
  mkdirSync(folder, { recursive: true });
  const journalIn = (parent: string, id: string) => join(parent, id, 'journal.jsonl');
  /** A process that was killed while it began a draft leaves an empty one. */
  const hasJournal = (parent: string, id: string) =>
    isId(id) && (statSync(journalIn(parent, id), { throwIfNoEntry: false })?.size ?? 0) > 0;

  return {
    pathOf: (id: string) => journalIn(folder, id),
    has: (id: string) => hasJournal(folder, id),
    list: (): string[] => readdirSync(folder).filter((id) => hasJournal(folder, id)),
    create: (id: string): void => void mkdirSync(join(folder, id), { recursive: true }),
    /** When (ms) a draft was last changed. */
    changedAt: (id: string): number => statSync(journalIn(folder, id)).mtimeMs,
    isArchived: (id: string) => hasJournal(archived, id) && !existsSync(join(folder, id)),
    archive(id: string): void {
      mkdirSync(archived, { recursive: true });
      renameSync(join(folder, id), join(archived, id));
    },
    unarchive: (id: string): void => renameSync(join(archived, id), join(folder, id)),
  };
}
