import type { Path } from '../../../schema/api/studio/operation.ts';
import { valueAt } from '../../edit/file/model.ts';
import { routeIn } from '../../load/load-page.ts';
import type { FilePair } from '../files/file-pairs.ts';
import { lineOf } from '../files/line-of.ts';
import type { ParsedFile } from '../files/parsed-file.ts';
import { keyLabel } from '../labels/key-labels.ts';
import { rootOf } from '../labels/label-of.ts';
import { oneLine } from '../labels/own-words.ts';
import { sayNewFile, sayRemovedFile } from '../say/say-file.ts';
import { sayText, sayUnreadable } from '../say/say-text.ts';
import type { Said, SaidAt } from '../say/speaker.ts';
import { comparePage } from './compare-page.ts';
import { compareShared } from './compare-shared.ts';
import type { Compared, Comparison } from './comparison.ts';
import { createReferences, withFacts } from './references.ts';

export interface DescribedFile {
  page?: string;
  route?: string;
  title: string;
  /** The first ones. */
  changes: (Said & { line: number })[];
  /** How many more there are. */
  more: number;
}

/** At most this many changes of a file are listed. */
const maxChanges = 20;

/** What changed in one file, and what the file is called. */
export function describeFile(pair: FilePair, comparison: Comparison): DescribedFile {
  const { file, from = file } = pair;
  const before = pair.before === undefined ? undefined : comparison.before.parsed(from);
  const after = pair.after === undefined ? undefined : comparison.after.parsed(file);
  const { said, data, references } = compared({ file, from, before, after }, comparison);
  const changes: SaidAt[] = said.length > 0 ? said : [sayText(file, before, after)];
  const isPage = rootOf(file, data).kind === 'page';
  const route = isPage ? (data.route ?? routeIn(pair.after ?? '')) : undefined;
  const named = (text: string) => withFacts(text, references);
  return {
    ...(isPage && { page: file.replace(/\.ya?ml$/, '') }),
    ...(typeof route === 'string' && { route }),
    title: named(titleOf(file, data)),
    more: Math.max(0, changes.length - maxChanges),
    changes: changes.slice(0, maxChanges).map(({ line, path = [], ...one }) => ({
      ...one,
      path: writtenPath(path, (after ?? before)?.data),
      what: named(one.what),
      ...(one.sentence !== undefined && { sentence: named(one.sentence) }),
      line: line ?? (after?.data ? lineOf(after.text, path) : 1),
    })),
  };
}

/** A fact is compared by its value, which the file may write without the key for it. */
function writtenPath(path: Path, data: unknown): Path {
  const [top, , part] = path;
  if (top !== 'facts' || part !== 'value' || valueAt(data, path) !== undefined) return path;
  return path.slice(0, -1);
}

interface Sides {
  file: string;
  from: string;
  before: ParsedFile | undefined;
  after: ParsedFile | undefined;
}

function compared(
  { file, from, before, after }: Sides,
  comparison: Comparison,
): Omit<Compared, 'said'> & { said: SaidAt[] } {
  if (before?.data && after?.data) {
    const compare = rootOf(file, undefined).kind === 'page' ? comparePage : compareShared;
    return compare({ file, from, before, after }, comparison);
  }
  const data = after?.data ?? before?.data ?? {};
  return {
    said: sayWhole(file, before, after, comparison),
    data,
    references: createReferences(comparison, data),
  };
}

/** A file that came or went, or that cannot be read on one side. */
function sayWhole(
  file: string,
  before: ParsedFile | undefined,
  after: ParsedFile | undefined,
  { after: state }: Comparison,
): SaidAt[] {
  if (!after) return before ? [sayRemovedFile(file, before)] : [];
  return [before ? sayUnreadable(file, before, after) : sayNewFile(file, after, state.baseOf)];
}

/** The title of a page, or what a shared file has. */
function titleOf(file: string, data: Record<string, unknown>): string {
  const root = rootOf(file, data);
  if (root.kind === 'site') return 'Whole site';
  if (root.kind === 'content') return keyLabel([root.collection]);
  return typeof data.title === 'string' ? oneLine(data.title) : file.replace(/\.ya?ml$/, '');
}
