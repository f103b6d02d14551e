import { randomBytes } from 'node:crypto';
import { writeTexts } from '../../commands/edit/folder-files.ts';
import { editedTexts } from '../../edit/operations/site-edit.ts';
import { oneAtATime } from '../../lib/one-at-a-time.ts';
import type { SiteBundle } from '../../render/site-bundle.ts';
import type { ChangeNote } from '../repository/drafts/commit-draft.ts';
import type { DraftFolder } from '../repository/drafts/drafts.ts';
import type { Publication } from '../repository/publish/publish-draft.ts';
import type { Repository } from '../repository/repository.ts';
import { createDraftSite, type DraftSite } from '../site/draft-site.ts';
import { type Draft, openDraft } from './draft.ts';
import { createEvents, type DraftEvents } from './draft-events.ts';
import { openDraftFolder } from './draft-folder.ts';
import { openDraftJournals } from './draft-journals.ts';
import type { DraftRecord } from './draft-record.ts';
import { type Journal, openJournal } from './journal.ts';
import { rebaseFiles } from './merge/rebase-files.ts';

/** A draft with its pages, and what happens to it. */
export interface OpenDraft {
  id: string;
  draft: Draft;
  site: DraftSite;
  events: DraftEvents;
  /** The texts of the published site that it is based on. */
  base: ReadonlyMap<string, string>;
}

/** Texts to publish again. */
export interface PutBack {
  /** The commit that has them. */
  commit: string;
  /** What was published when this was asked for. */
  from: string;
  /** Drafts of what was published since. They keep their changes. */
  undone: readonly string[];
  note: ChangeNote;
}

export interface DraftsParts {
  repository: Repository;
  /** The folder of the journals, one folder for each draft. */
  folder: string;
  bundle: () => Promise<SiteBundle>;
  now: () => Date;
  /** Receives what the people who run the site should know. */
  warn: (error: unknown, message: string) => void;
}

export type Drafts = ReturnType<typeof openDrafts>;

type Pages = Pick<DraftFolder, 'folder' | 'isRemade'>;

/** The drafts in whose folders releases are built, and earlier texts are published again. A build can take a minute. */
const ownDrafts = { build: 'publishing', putBack: 'put-back' } as const;

/** All drafts. Each is opened when it is asked for. */
export function openDrafts({ repository, folder, bundle, now, warn }: DraftsParts) {
  const journals = openDraftJournals(folder);
  const opened = new Map<string, Promise<OpenDraft>>();
  const ready = new Map<string, OpenDraft>();
  /** Those that are being archived. */
  const closing = new Map<string, Promise<void>>();

  async function open(id: string, folder: Pages, base?: string): Promise<OpenDraft> {
    const journal = openJournal<DraftRecord>(journals.pathOf(id));
    try {
      return await openWith(journal, { id, folder, base });
    } catch (error) {
      journal.close();
      throw error;
    }
  }

  async function openWith(
    journal: Journal<DraftRecord>,
    {
      id,
      folder: { folder: pages, isRemade },
      base,
    }: { id: string; folder: Pages; base: string | undefined },
  ): Promise<OpenDraft> {
    const commits = journal.entries.flatMap((record) => ('base' in record ? [record.base] : []));
    const [first = base ?? ''] = commits;
    const texts = await repository.filesAt(first);
    const draft = openDraft({ folder: openDraftFolder(pages), journal, base: texts, now, isRemade });
    if (isRemade) await repository.endRecovery(id);
    const last = commits.at(-1) ?? first;
    const result: OpenDraft = {
      id,
      draft,
      site: createDraftSite(pages, { bundle, now: () => now().getTime() }),
      events: createEvents(),
      base: last === first ? texts : await repository.filesAt(last),
    };
    ready.set(id, result);
    return result;
  }

  /** @returns undefined if there is no such draft */
  async function get(id: string): Promise<OpenDraft | undefined> {
    await closing.get(id);
    // Someone kept its address, or unsent changes of it.
    if (journals.isArchived(id)) journals.unarchive(id);
    if (!journals.has(id)) return undefined;
    const opening = opened.getOrInsertComputed(id, async () => open(id, await repository.openDraft(id)));
    // What failed can be tried again.
    opening.catch(() => opened.delete(id));
    return opening;
  }

  async function checkOut(id: string, commit: string): Promise<string> {
    const opening = repository.openDraft(id).catch(() => repository.createDraft(id));
    const { folder: pages } = await opening;
    await repository.resetDraft(id, commit);
    return pages;
  }

  /** Bases a draft on another published commit whose texts it has, apart from its own changes. */
  function moveTo(open: OpenDraft, commit: string, texts: ReadonlyMap<string, string>): void {
    open.draft.rebase(commit, { was: texts, published: texts });
    open.base = texts;
    open.site.forget();
  }

  /** Two builds in one folder would mix their pages. */
  const inTurn = oneAtATime();

  return {
    get,
    /** Those that can be opened. One that is damaged must not hide the others. */
    async all(): Promise<OpenDraft[]> {
      const all = await Promise.allSettled(journals.list().map(get));
      for (const one of all) if (one.status === 'rejected') warn(one.reason, 'a draft cannot be opened');
      return all.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
    },
    /** The ids of those that no one changed since a time, in ms. */
    untouchedSince: (time: number): string[] => journals.list().filter((id) => journals.changedAt(id) < time),
    /** Archives a draft if everything in its folder is committed. `get` brings it back. */
    async archive({ id, draft }: OpenDraft): Promise<void> {
      const close = async () => {
        if (!(await repository.closeDraft(id))) return;
        draft.close();
        opened.delete(id);
        ready.delete(id);
        journals.archive(id);
      };
      const closed = close().finally(() => closing.delete(id));
      closing.set(
        id,
        closed.catch(() => {}),
      );
      await closed;
    },
    /** Those that were asked for. */
    opened: (): OpenDraft[] => [...ready.values()],
    /** The published commit. */
    published: () => repository.published(),
    /** Begins a draft of what is published. */
    async create(author: string, title?: string): Promise<OpenDraft> {
      const day = now().toISOString().slice(0, 10);
      const id = `${day}-${randomBytes(4).toString('hex')}`;
      const made = await repository.createDraft(id);
      const { base } = made;
      journals.create(id);
      const created = await open(id, made, base);
      created.draft.begin(author, base);
      if (title !== undefined) created.draft.rename(author, title);
      opened.set(id, Promise.resolve(created));
      return created;
    },
    /** Brings what was published since into a draft. */
    async update(open: OpenDraft): Promise<void> {
      const commit = await repository.published();
      if (open.draft.baseCommit() !== commit) {
        const published = await repository.filesAt(commit);
        open.draft.rebase(commit, { was: open.base, published });
        open.base = published;
      }
      await repository.bringUpToDate(open.id);
      open.site.forget();
    },
    commit: async ({ id, draft }: OpenDraft, note: ChangeNote): Promise<string> => {
      const commit = await repository.commitDraft(id, note);
      return commit ?? (await repository.openDraft(id)).commit ?? draft.baseCommit();
    },
    /**
     * Does something with a folder of the pages at a commit, after what others do with it. It is always the same folder, in which
     * only files that differ are written, so a build in it makes only what changed.
     */
    checkedOut: <Result>(commit: string, work: (folder: string) => Promise<Result>): Promise<Result> =>
      inTurn(async () => work(await checkOut(ownDrafts.build, commit))),
    /**
     * Publishes the texts of an earlier commit again; again after a crash, it completes that. What was published since this was asked
     * for stays.
     */
    async putBack({ commit, from, undone, note }: PutBack): Promise<void> {
      const published = await repository.published();
      const [was, then, now] = await Promise.all([
        repository.filesAt(from),
        repository.filesAt(commit),
        repository.filesAt(published),
      ]);
      const texts = { read: (file: string) => now.get(file) };
      const { edit } = rebaseFiles(texts, { was, published: then });
      writeTexts(await checkOut(ownDrafts.putBack, published), editedTexts(edit, texts));
      const restored = await repository.publishDraft(ownDrafts.putBack, { ...note, expected: published });
      const restoredTexts = await repository.filesAt(restored);
      for (const id of undone)
        try {
          const open = await get(id);
          if (open?.draft.baseCommit() === from) moveTo(open, restored, restoredTexts);
        } catch (error) {
          // It is moved when it is opened and published again.
          warn(error, 'a draft of what was rolled back cannot be opened');
        }
    },
    /** Makes a commit of a draft what is published in the repository. What was changed in the draft since stays a change of it. */
    async publish(open: OpenDraft, publication: Publication): Promise<void> {
      const commit = await repository.publishDraft(open.id, publication);
      moveTo(open, commit, await repository.filesAt(commit));
    },
    push: () => repository.push(),
    /** Published versions of a file, newest first. */
    history: (file: string) => repository.history(file, { limit: 50 }),
    textAt: (commit: string, file: string) => repository.textAt(commit, file),
    async close(): Promise<void> {
      for (const opening of opened.values()) (await opening).draft.close();
    },
  };
}
