import type { Place } from '../../../schema/api/studio/page.ts';
import type { Path } from '../../errors/finding.ts';
import type { SharedSource } from '../../load/load-shared.ts';
import type { PageRow } from '../../load/loaded-page.ts';
import type { Table } from '../../load/matrix/matrix.ts';
import type { Mark } from '../mark/marks.ts';
import { type PageFiles, pathInFolder } from './page-files.ts';
import { valueAt } from './value-at.ts';

/** A page whose values are looked up, and the shared files around it. */
export interface PlacedPage {
  root: string;
  files: PageFiles;
  /** The merged page; for a row, without its values. */
  data: unknown;
  shared: SharedSource;
  row?: (PageRow & { table: Table }) | undefined;
}

/** The details of the company in site.yaml that are facts, too. */
const companyFacts: Readonly<Record<string, Path>> = {
  company: ['name'],
  brand: ['brand', 'first'],
  ...Object.fromEntries(
    ['phone', 'street', 'city', 'state', 'zip', 'email'].map((key) => [key, ['company', key]]),
  ),
};

/** Where a marked value is written. */
export function resolveMark(mark: Mark, page: PlacedPage): Omit<Place, 'pages'> {
  const { root, files, data, shared, row } = page;
  const { source, path, isText = false } = mark;
  const site = pathInFolder(root, shared.siteFile.file);
  const textOf = (value: unknown) => (isText && value !== undefined ? { text: String(value) } : {});
  switch (source) {
    case 'page': {
      const { isInherited, ...written } = files.written(path);
      const kind = isInherited ? 'inherited' : 'page';
      return { kind, ...written, pagePath: path, ...textOf(valueAt(data, path)) };
    }
    case 'content': {
      const content = shared.content.get(mark.collection ?? '');
      const file = pathInFolder(root, content?.file ?? '');
      return { kind: 'content', file, path, ...textOf(valueAt(content?.entries, path)) };
    }
    case 'site':
      return { kind: 'site', file: site, path, ...textOf(valueAt(shared.site, path)) };
    case 'row': {
      const [column = ''] = path;
      const cell = row?.table.cellAt(row.index, String(column));
      // Without a text of its own: it is edited as a part of the table, not of the text around it.
      return { kind: 'page', file: pathInFolder(root, cell?.file ?? ''), path: cell?.path ?? path };
    }
    case 'default': {
      const own = files.layers[0]?.file ?? site;
      const text = textOf(mark.text);
      return mark.ofSite
        ? { kind: 'default', file: site, path, ...text }
        : { kind: 'default', file: own, path, pagePath: path, ...text };
    }
    case 'fact':
      return resolveFact(String(path[0]), page, site);
  }
}

/** A fact is written by the page, by a page that it extends, or in site.yaml, which can state it as a detail of the company. */
function resolveFact(name: string, { files, data, shared }: PlacedPage, site: string): Omit<Place, 'pages'> {
  const path = ['facts', name];
  const textOf = (fact: unknown) => ({ text: String(valueAt(fact, ['value']) ?? fact) });
  const own = valueAt(data, path);
  if (own !== undefined) {
    const { file, path: at } = files.written(path);
    return { kind: 'fact', file, path: at, pagePath: path, ...textOf(own) };
  }
  const ofSite = valueAt(shared.site, path);
  if (ofSite !== undefined) return { kind: 'fact', file: site, path, ...textOf(ofSite) };
  const detail = companyFacts[name];
  if (detail) return { kind: 'fact', file: site, path: detail, ...textOf(valueAt(shared.site, detail)) };
  // The year is the only other one.
  return { kind: 'default', file: site, path };
}
