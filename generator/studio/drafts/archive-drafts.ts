import type { Drafts, OpenDraft } from './drafts.ts';

/** How long a draft that changes nothing is kept after it was last changed, in days. */
const keptDays = 30;

const dayMs = 24 * 60 * 60 * 1000;

export interface ArchiveParts {
  drafts: Drafts;
  now: () => Date;
  /** Whether a draft differs from what is published. */
  hasChanges: (open: OpenDraft) => boolean;
  /** The ids of drafts that are to be published at a time. */
  scheduled: () => readonly string[];
}

/**
 * Archives drafts that change nothing, such as published or unused ones, after a month without changes. A draft with changes or open
 * choices stays for as long as it has them.
 */
export async function archiveDrafts({ drafts, now, hasChanges, scheduled }: ArchiveParts): Promise<void> {
  for (const id of drafts.untouchedSince(now().getTime() - keptDays * dayMs)) {
    const open = await drafts.get(id);
    if (!open || isNeeded(open)) continue;
    await drafts.archive(open);
  }

  function isNeeded(open: OpenDraft): boolean {
    const { id, draft, events } = open;
    // Another program may have changed its files since it was opened.
    draft.takeOutside();
    return (
      draft.conflicts.size > 0 || events.peers().length > 0 || scheduled().includes(id) || hasChanges(open)
    );
  }
}
