import type { ChangeInWords, PageChanges } from '../../schema/api/studio/draft.ts';
import type { SchemaFile } from '../../schema/json-schema.ts';
import type { SiteFiles } from '../edit/operations/site-edit.ts';
import { routeIn } from '../load/load-page.ts';
import { describeFile } from './describe/describe-file.ts';
import { differingFiles, type FilePair } from './files/file-pairs.ts';
import { createFileReader, createSiteState } from './files/site-state.ts';
import { variantRoutes } from './files/variant-routes.ts';
import { createSchemaWalk } from './labels/schema-walk.ts';

/**
 * What changed between two states of a folder of pages, as an author says it: pages first, then content, then site.yaml.
 * Files whose texts are equal cost a comparison of texts; their authors are not known here.
 * @param schemas as `loadSchemas` reads them
 */
export function changesInWords(
  before: SiteFiles,
  after: SiteFiles,
  { schemas }: { schemas: SchemaFile[] },
): PageChanges[] {
  const pairs = differingFiles(before, after);
  if (pairs.length === 0) return [];
  const read = createFileReader();
  const states = { before: createSiteState(before, read), after: createSiteState(after, read) };
  const walk = createSchemaWalk(schemas);
  const moves = movesOf(pairs);
  const variants = variantRoutes(after);
  return pairs.toSorted(byKind).map((pair) => {
    const { page, route, title, changes, more } = describeFile(pair, { ...states, walk, ...moves });
    return {
      file: pair.file,
      ...(page !== undefined && { page, alsoOn: variants(page) }),
      ...(route !== undefined && { route }),
      title,
      changes: changes.map((change): ChangeInWords => ({ ...change, file: pair.file })),
      more,
    };
  });
}

function movesOf(pairs: readonly FilePair[]) {
  const routes = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { file, from, before, after } of pairs) {
    const [old, now] = [routeIn(before ?? ''), routeIn(after ?? '')];
    if (old !== undefined && now !== undefined && old !== now) routes.set(old, now);
    if (from !== undefined) names.set(pageName(from), pageName(file));
  }
  return { routes, names };
}

const pageName = (file: string) => file.replace(/\.ya?ml$/, '');

/** Pages that came, went, or moved are first, because changes of others follow from them. */
function rank({ file, from, before, after }: FilePair): number {
  if (/^site\.ya?ml$/.test(file)) return 3;
  if (file.includes('/')) return 2;
  const isSamePlace = from === undefined && before !== undefined && after !== undefined;
  return isSamePlace && routeIn(before) === routeIn(after) ? 1 : 0;
}

const byName = new Intl.Collator('en-US', { numeric: true });
const byKind = (one: FilePair, two: FilePair) => rank(one) - rank(two) || byName.compare(one.file, two.file);
