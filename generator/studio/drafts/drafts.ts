import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeTexts } from '../../commands/edit/folder-files.ts';
import type { SiteBundle } from '../../render/site-bundle.ts';
import type { ChangeNote } from '../repository/drafts/commit-draft.ts';
import type { Publication } from '../repository/publish/publish-draft.ts';
import type { Repository } from '../repository/repository.ts';
import { createDraftSite, type DraftSite } from '../site/draft-site.ts';
import { type Draft, openDraft } from './draft.ts';
import { createEvents, type DraftEvents } from './draft-events.ts';
import { openDraftFolder } from './draft-folder.ts';
import type { DraftRecord } from './draft-record.ts';
import { openJournal } from './journal.ts';

/** A draft with its pages, and what happens to it. */
export interface OpenDraft {
  id: string;
  draft: Draft;
  site: DraftSite;
  events: DraftEvents;
  /** The texts of the published site that it is based on. */
  base: ReadonlyMap<string, string>;
}

export interface DraftsParts {
  repository: Repository;
  /** The folder of the journals, one folder for each draft. */
  folder: string;
  bundle: () => Promise<SiteBundle>;
  now: () => Date;
}

export type Drafts = ReturnType<typeof openDrafts>;

/** The draft in whose folder releases are built. */
const buildDraft = 'publishing';

/** All drafts. Each is opened when it is asked for. */
export function openDrafts({ repository, folder, bundle, now }: DraftsParts) {
  mkdirSync(folder, { recursive: true });
  const opened = new Map<string, Promise<OpenDraft>>();
  const ready = new Map<string, OpenDraft>();

  const journalOf = (id: string) => join(folder, id, 'journal.jsonl');
  const exists = (id: string) => /^[a-z0-9-]{1,40}$/.test(id) && existsSync(journalOf(id));

  async function open(id: string, pages: string, base?: string): Promise<OpenDraft> {
    const journal = openJournal<DraftRecord>(journalOf(id));
    const commits = journal.entries.flatMap((record) => ('base' in record ? [record.base] : []));
    const [first = base ?? ''] = commits;
    const texts = await repository.filesAt(first);
    const draft = openDraft({ folder: openDraftFolder(pages), journal, base: texts, now });
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
    if (!exists(id)) return undefined;
    const opening = opened.getOrInsertComputed(id, async () => {
      const { folder: pages } = await repository.openDraft(id);
      return open(id, pages);
    });
    // What failed can be tried again.
    opening.catch(() => opened.delete(id));
    return opening;
  }

  async function checkOut(commit: string): Promise<string> {
    const opening = repository.openDraft(buildDraft).catch(() => repository.createDraft(buildDraft));
    const { folder: pages } = await opening;
    await repository.resetDraft(buildDraft, commit);
    return pages;
  }

  return {
    get,
    async all(): Promise<OpenDraft[]> {
      const ids = readdirSync(folder).filter(exists);
      return (await Promise.all(ids.map(get))).filter((draft) => draft !== undefined);
    },
    /** Those that were asked for. */
    opened: (): OpenDraft[] => [...ready.values()],
    /** The published commit. */
    published: () => repository.published(),
    /** Begins a draft of what is published. */
    async create(author: string, title?: string): Promise<OpenDraft> {
      const day = now().toISOString().slice(0, 10);
      const id = `${day}-${randomBytes(4).toString('hex')}`;
      const { folder: pages, base } = await repository.createDraft(id);
      mkdirSync(join(folder, id), { recursive: true });
      const created = await open(id, pages, base);
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
     * Does something with a folder of the pages at a commit. It is always the same folder, in which only files that differ are
     * written, so a build in it makes only what changed.
     */
    checkedOut: async <Result>(commit: string, work: (folder: string) => Promise<Result>): Promise<Result> =>
      work(await checkOut(commit)),
    /** Publishes the texts of an earlier commit again. Drafts of what was published since keep their changes. */
    async putBack(commit: string, note: ChangeNote, undone: ReadonlySet<string>): Promise<void> {
      const published = await repository.published();
      const [now, then] = await Promise.all([repository.filesAt(published), repository.filesAt(commit)]);
      const gone = [...now.keys()].filter((file) => !then.has(file)).map((file) => [file, null] as const);
      writeTexts(await checkOut(published), new Map<string, string | null>([...gone, ...then]));
      const restored = await repository.publishDraft(buildDraft, { ...note, expected: published });
      for (const id of undone) {
        const open = await get(id);
        if (open?.draft.baseCommit() !== published) continue;
        open.draft.rebase(restored, { was: then, published: then });
        open.base = then;
        open.site.forget();
      }
    },
    /** Makes a draft what is published in the repository. */
    publish: ({ id }: OpenDraft, publication: Publication) => repository.publishDraft(id, publication),
    push: () => repository.push(),
    /** Published versions of a file, newest first. */
    history: (file: string) => repository.history(file, { limit: 50 }),
    textAt: (commit: string, file: string) => repository.textAt(commit, file),
    async close(): Promise<void> {
      for (const opening of opened.values()) (await opening).draft.close();
    },
  };
}
