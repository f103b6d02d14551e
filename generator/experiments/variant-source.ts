import { basename } from 'node:path';
import type { ExperimentVariant } from '../../schema/generated/types.ts';
import { type Finding, finding, type Path } from '../errors/finding.ts';
import type { LoadPage } from '../load/load-page.ts';
import type { PageSource } from '../load/loaded-page.ts';
import type { PageFolder } from '../load/page-folder.ts';
import { createEmptyKeys } from '../load/variants/empty-groups.ts';
import { mergePages } from '../load/variants/merge-pages.ts';
import { contentHash } from './content-hash.ts';

/** What stays that of the control, because search engines, shared links, and other pages know the address by it. */
export const keptKeys: readonly string[] = [
  ...[
    'route',
    'title',
    'description',
    'name',
    'breadcrumbs',
    'share',
    'canonical',
    'indexed',
    'layout',
    'tags',
  ],
  ...['from', 'until', 'then', 'allow'],
];

/** A variant merged over its page, not yet validated. */
export interface VariantSource {
  /** Undefined if it cannot be merged. */
  source?: PageSource;
  /** Of the experiment, with paths in the page's own file. */
  findings: Finding[];
  /** What it changes: `sections.hero`, `nav`. */
  changes: string[];
  /** The pages besides its own that it is made from, by name. */
  pages: string[];
}

export interface VariantParts {
  /** The page of the experiment. */
  control: PageSource;
  isDraft: boolean;
  id: string;
  variant: Readonly<ExperimentVariant>;
  folder: Pick<PageFolder, 'files' | 'matrices'>;
  loadPage: LoadPage;
}

/** Merges a variant over its page, or takes the page that it names. */
export function variantSource(parts: VariantParts): VariantSource {
  const { control, id, variant } = parts;
  const { title: _title, page, ...patch } = variant;
  const path = ['experiment', 'variants', id];
  const isEmpty = Object.keys(patch).length === 0;
  if (page === undefined && isEmpty) return nothing([finding('VariantChangesNothing', { id }, path, 'key')]);
  if (page !== undefined && !isEmpty) {
    const key = Object.keys(patch)[0] ?? '';
    return nothing([finding('VariantPageWithChanges', { id, page, key }, [...path, key], 'key')]);
  }
  const made = page === undefined ? inPlace(parts, patch, path) : otherPage(parts, page, [...path, 'page']);
  if (!made.source || contentHash(made.source.data) !== contentHash(control.data)) return made;
  return nothing([...made.findings, finding('VariantChangesNothing', { id, page }, path, 'key')]);
}

const nothing = (findings: Finding[]): VariantSource => ({ findings, changes: [], pages: [] });

function inPlace({ control }: VariantParts, patch: Record<string, unknown>, path: Path): VariantSource {
  const { experiment: _experiment, ...base } = control.data;
  const [own, ...bases] = control.files;
  const merged = mergePages({ ...base }, patch, createEmptyKeys(own?.text ?? '', path));
  const files = own ? [{ ...own, overrides: [path] }, own, ...bases] : bases;
  const { name } = control;
  return {
    source: { name, files, data: merged.data, bases: control.bases, findings: merged.findings },
    findings: [],
    changes: changedParts(patch),
    pages: [],
  };
}

function otherPage(
  { control, isDraft, folder, loadPage }: VariantParts,
  page: string,
  path: Path,
): VariantSource {
  if (!folder.files.has(page)) {
    const known = [...folder.files.keys()].filter((name) => name !== control.name);
    return nothing([finding('UnknownVariantPage', { page, known }, path)]);
  }
  const loaded = folder.matrices.has(page) ? undefined : loadPage(page);
  // A page that cannot be read reports that itself.
  if (loaded && !loaded.source) return { ...nothing([]), pages: [page] };
  const [own, ...others] = loaded?.source?.files ?? [];
  const known = new Set(control.files.map(({ file }) => file));
  const bases = others.filter(({ file }) => !known.has(file));
  const pages = [page, ...bases.map(({ file }) => basename(file).replace(/\.ya?ml$/, ''))];
  if (!loaded?.source || !own || !others.some(({ file }) => file === control.files[0]?.file))
    return { ...nothing([finding('UnrelatedVariantPage', { page, of: control.name }, path)]), pages };
  if (loaded.isDraft && !isDraft)
    return { ...nothing([finding('DraftVariantPage', { page, file: own.file }, path)]), pages };
  const { data } = loaded.source;
  if (data.from !== control.data.from || data.until !== control.data.until)
    return { ...nothing([finding('TimedVariantPage', { page, file: own.file }, path)]), pages };
  const { experiment: _experiment, ...rest } = data;
  const kept: Record<string, unknown> = { ...rest };
  for (const key of keptKeys) {
    if (control.data[key] === undefined) delete kept[key];
    else kept[key] = control.data[key];
  }
  const source = { ...loaded.source, name: control.name, data: kept };
  return { source, findings: [], changes: differences(control.data, kept), pages };
}

function changedParts(patch: Record<string, unknown>): string[] {
  return Object.entries(patch).flatMap(([key, value]) =>
    key === 'sections' ? Object.keys(value ?? {}).map((id) => `sections.${id}`) : [key],
  );
}

/** What differs between two merged pages. Equal parts are the same object; see `mergePatch`. */
function differences(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): string[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  keys.delete('experiment');
  return [...keys].flatMap((key) => {
    if (one[key] === other[key]) return [];
    if (key !== 'sections') return [key];
    const inner = differences({ ...(one[key] as object) }, { ...(other[key] as object) });
    return inner.map((id) => `sections.${id}`);
  });
}
