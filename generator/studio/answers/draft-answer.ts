import type { Conflict, DraftAnswer, DraftPage, DraftSummary } from '../../../schema/api/studio/draft.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { Lru } from '../../lib/lru.ts';
import { isDraftText, writtenRouteIn } from '../../load/load-page.ts';
import type { ReadYaml } from '../../load/yaml/read-yaml.ts';
import type { PageResult } from '../../project/read-page.ts';
import { changesInWords } from '../../words/changes-in-words.ts';
import { labelOf } from '../../words/labels/label-of.ts';
import { countOf, titleOf } from '../../words/summary.ts';
import type { Draft } from '../drafts/draft.ts';
import type { DraftRecord } from '../drafts/draft-record.ts';
import { editOf, type OpenConflict, type Undoer } from '../drafts/draft-state.ts';
import type { OpenDraft } from '../drafts/drafts.ts';
import { dataOf } from '../drafts/merge/data-of.ts';
import type { DraftSite } from '../site/draft-site.ts';
import { filesIn } from './base-files.ts';

/** What authors call a draft, and who works on it. */
export function draftSummary(open: OpenDraft, changes = changesOf(open)): DraftSummary {
  const { id, draft } = open;
  const { records } = draft;
  const [first] = records;
  return {
    id,
    title: draft.title() ?? titleOf(changes) ?? 'New draft',
    authors: authorsOf(draft),
    createdAt: first?.at ?? '',
    changedAt: records.at(-1)?.at ?? '',
    changes: countOf(changes),
  };
}

const schemas = loadSchemas();

/** What a draft changes, in words. */
export const changesOf = ({ draft, base }: OpenDraft) =>
  changesInWords(filesIn(base), draft.files, { schemas });

function authorsOf({ records }: Draft): string[] {
  return [...new Set(records.flatMap((record) => ('author' in record ? [record.author] : [])))];
}

/** Whether there is something to undo and to redo. */
export const historyOf = ({ draft }: OpenDraft, undoer: Undoer) => ({
  canUndo: draft.lastStep(undoer, 'undo') !== undefined,
  canRedo: draft.lastStep(undoer, 'redo') !== undefined,
});

/**
 * A draft with its pages and what is wrong in it.
 * @param undoer who asks
 * @param maxWaitMs how long to wait for the first check of all pages, by default until it ends
 */
export async function draftAnswer(open: OpenDraft, undoer: Undoer, maxWaitMs?: number): Promise<DraftAnswer> {
  const { draft, site, events } = open;
  const revision = draft.revision();
  const checked = await site.lastCheck(maxWaitMs);
  const project = await site.project();
  const problems = checked?.problems ?? [];
  const wordsOf = listed.getOrInsertComputed(site, () => new Map());
  const changes = changesOf(open);
  const changesIn = (file: string) => countOf(changes.filter((page) => page.file === file));
  const mistakesIn = (file: string) =>
    problems.filter((problem) => problem.file === file && problem.severity === 'mistake').length;
  const counted = (file: string) => ({ changes: changesIn(file), mistakes: mistakesIn(file) });
  const { folder } = project;
  const fileOf = (path: string) => path.slice(folder.root.length + 1).replaceAll('\\', '/');
  const pages = Array.from(folder.files, ([page, path]): DraftPage => {
    const rows = folder.matrices.get(page)?.rows;
    const [first = page] = rows?.keys() ?? [];
    const file = fileOf(path);
    const text = draft.files.read(file) ?? '';
    // Pages that have not been checked since a change can be hundreds, and reading them takes seconds.
    if (checked?.isCurrent)
      wordsOf.set(page, pageWords(page, project.page(first), text, project.reading.readYaml));
    return {
      ...{ page, file, rows: rows?.size ?? 1 },
      ...(wordsOf.get(page) ?? uncheckedWords(page, text)),
      ...counted(file),
    };
  });
  const shared = draft.files
    .list()
    .filter((file) => !pages.some((page) => page.file === file))
    .map((file) => ({ file, ...counted(file) }));
  return {
    success: true,
    draft: draftSummary(open, changes),
    ...{ revision, pages, shared, problems, isChecked: checked !== undefined },
    conflicts: Array.from(draft.conflicts.values(), (conflict) => conflictAnswer(conflict, open)),
    peers: events.peers(),
    ...historyOf(open, undoer),
  };
}

type PageWords = Pick<DraftPage, 'route' | 'title' | 'isDraft' | 'extends' | 'ownValues'>;

/** What the lists of drafts said about their pages, by name. */
const listed = new WeakMap<DraftSite, Map<string, PageWords>>();

function pageWords(
  page: string,
  { preview, outline, bases, isDraft }: PageResult,
  text: string,
  readYaml: ReadYaml,
): PageWords {
  return {
    route: writtenRouteIn(text) ?? '',
    title: preview?.head.title ?? outline.title ?? page,
    isDraft,
    // A base with a mistake is not among those that were read.
    ...withBase(bases[0] ?? baseIn(text)),
    ...(bases[0] !== undefined && { ownValues: ownValues(text, readYaml) }),
  };
}

/** What the text alone says about a page. Reading all pages of a large site takes seconds. */
function uncheckedWords(page: string, text: string): PageWords {
  return {
    ...{ route: writtenRouteIn(text) ?? '', title: page, isDraft: isDraftText(text) },
    ...withBase(baseIn(text)),
  };
}

const withBase = (base: string | undefined) => (base === undefined ? {} : { extends: base });

const baseIn = (text: string) => /^extends:[ \t]*["']?([\w-]+)/m.exec(text)?.[1];

/** Text of a variant -> its number of values. A site with many variants is listed after each change. */
const counted = new Lru<string, number>(2000);

const ownValues = (text: string, readYaml: ReadYaml) =>
  counted.get(text) ?? counted.set(text, countValues(readYaml(text).data));

/** How many single values a file writes, without what every page has. */
function countValues(value: unknown): number {
  if (Array.isArray(value)) return 1;
  if (typeof value !== 'object' || value === null) return 1;
  const entries = Object.entries(value).filter(([key]) => !['extends', 'route'].includes(key));
  return entries.reduce((sum, [, inner]) => sum + countValues(inner), 0);
}

/** A conflict with its values in words. */
export function conflictAnswer({ id, clash, second, at }: OpenConflict, { draft }: OpenDraft): Conflict {
  const { file, path, before = null, first = null } = clash;
  const last = lastAuthor(othersBefore(id, draft), file);
  return {
    ...{ id, file, path, before },
    what: labelOf(path, { file, data: dataOf(draft.files.read(file)), schemas }),
    pages: [file.replace(/\.ya?ml$/, '')],
    first: { ...last, value: first },
    second: { author: second?.author ?? 'Published', at, value: clash.second ?? null },
  };
}

/** What made the first value of a conflict, and the author of the second one had not seen. Its id begins with its revision. */
function othersBefore(id: string, { records }: Draft): readonly DraftRecord[] {
  const revision = Number.parseInt(id, 10);
  const made = records[revision - 1];
  if (made?.kind !== 'clash') return records.slice(0, revision - 1);
  return records
    .slice(made.seen, revision - 1)
    .filter((record) => !('client' in record && record.client === made.client));
}

/** Who last changed a file. */
function lastAuthor(records: readonly DraftRecord[], file: string): { author: string; at: string } {
  const record = records.findLast((one) =>
    editOf(one).some((edit) => edit.file === file || ('to' in edit && edit.to === file)),
  );
  return { author: record && 'author' in record ? record.author : 'Another program', at: record?.at ?? '' };
}
