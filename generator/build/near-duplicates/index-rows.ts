import { fileOf, isRow } from '../../load/matrix/matrix.ts';
import type { PageResult } from '../../project/read-page.ts';
import type { PageRecord } from '../../write/manifest.ts';
import type { BuildJob } from '../build-job.ts';
import type { Changes } from '../changes.ts';
import { createSigner } from './signature.ts';
import { readSignatures } from './signature-file.ts';
import { createSignatureStore } from './signature-store.ts';
import { createSimilarPages } from './similar-pages.ts';

export type RowIndexer = ReturnType<typeof createRowIndexer>;

/**
 * The pages to build, and the other pages of a file that makes some of them, or in another order: which of its pages are indexed depends on all.
 * Pages of one file are next to each other, in the order of its rows.
 */
export function withSiblings({ names, removed, reordered, sources }: Changes): string[] {
  const files = new Set([...reordered, ...[...names, ...removed].filter(isRow).map(fileOf)]);
  if (files.size === 0) return names;
  const changed = new Set(names);
  return [...sources.stamps.keys()].filter(
    (name) => changed.has(name) || (isRow(name) && files.has(fileOf(name))),
  );
}

/** Decides which pages of a file search engines list: those with facts of their own. */
export function createRowIndexer({ out, changes }: Pick<BuildJob, 'out' | 'changes'>) {
  const previousOf = readSignatures(out, changes.previous);
  const sign = createSigner();
  const signatures = createSignatureStore();
  const { similar, isDuplicate } = createSimilarPages();
  /** What was decided about pages that did not change, but must be built again. */
  const decided = new Map<string, boolean>();

  /** Of a page that is only built because of another one at its address. */
  function keptDecision(name: string): boolean | undefined {
    const record = changes.unchanged.get(name);
    return record && previousOf(record) ? !record.indexed : undefined;
  }

  return {
    similar,
    /** Whether an unchanged page stays as it is. */
    keeps(name: string): boolean {
      const record = changes.unchanged.get(name);
      if (!record) return changes.unchangedDrafts.has(name);
      if (record.signature === undefined) return true;
      const signature = previousOf(record);
      if (!signature) return false;
      const duplicate = isDuplicate(name, record.route, signature);
      if (record.indexed === !duplicate) return true;
      decided.set(name, duplicate);
      return false;
    },
    /** The page of a row, not indexed if it is a near-duplicate. */
    indexed(name: string, result: PageResult): PageResult {
      const { page, schedule } = result;
      if (!isRow(name) || !page?.head.indexed) return result;
      const signature = signatures.set(name, sign(page));
      const known = decided.get(name) ?? keptDecision(name);
      if (!(known ?? isDuplicate(name, page.route, signature))) return result;
      const states = schedule?.states.map(({ from, page }) => ({
        from,
        ...(page && { page: hidden(page) }),
      }));
      return {
        ...result,
        page: hidden(page),
        ...(schedule && states && { schedule: { ...schedule, states } }),
        indexed: false,
      };
    },
    isSigned: (name: string) => signatures.has(name),
    signatureOf: (name: string, record: PageRecord) => signatures.get(name) ?? previousOf(record),
  };
}

type Page = NonNullable<PageResult['page']>;
const hidden = (page: Page): Page => ({ ...page, head: { ...page.head, indexed: false } });
