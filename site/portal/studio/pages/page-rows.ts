import type { DraftPage } from '../../../../schema/api/studio/draft.ts';

/** A page in the list. Variants are below their base. */
export interface PageRow {
  page: DraftPage;
  isVariant: boolean;
}

/** The home page and then the others in their order, each followed by the variants of it and of those. */
export function pageRows(all: readonly DraftPage[]): PageRow[] {
  const pages = all.toSorted((one, other) => Number(isHome(other)) - Number(isHome(one)));
  const names = new Set(pages.map(({ page }) => page));
  const variants = Map.groupBy(pages, ({ extends: base }) => base ?? '');
  const isRoot = ({ extends: base }: DraftPage) => base === undefined || !names.has(base);
  const rows: PageRow[] = [];
  const seen = new Set<string>();
  const add = (page: DraftPage, isVariant: boolean) => {
    // Two pages that extend each other are a mistake that the list has to survive.
    if (seen.has(page.page)) return;
    seen.add(page.page);
    rows.push({ page, isVariant });
    for (const variant of variants.get(page.page) ?? []) add(variant, true);
  };
  for (const page of pages) if (isRoot(page)) add(page, false);
  for (const page of pages) add(page, true);
  return rows;
}

const isHome = ({ route }: DraftPage) => route === '/';

/** The first rows, and those that matter wherever they are: `matters` keeps them in sight. */
export function shortRows(
  rows: readonly PageRow[],
  limit: number,
  matters: (page: DraftPage) => boolean,
): PageRow[] {
  if (rows.length <= limit) return [...rows];
  const kept = new Set(rows.filter(({ page }) => matters(page)));
  for (const row of rows) {
    if (kept.size >= limit) break;
    kept.add(row);
  }
  return rows.filter((row) => kept.has(row));
}

/** What a page is called: by its address, if it can be read. */
export const nameOf = ({ route, page }: Pick<DraftPage, 'route' | 'page'>): string => route || page;

/** What the list says below a page's address. */
export function pageNote({ title, extends: base, ownValues, experiment, rows, isDraft }: DraftPage): string {
  const values = ownValues === 1 ? '1 value' : `${ownValues} values`;
  const own = ownValues === undefined ? '' : `, ${values} of its own`;
  const note = experiment ?? (base === undefined ? title : `From ${base}${own}`);
  const many = rows > 1 ? `${rows} addresses. ${note}` : note;
  return isDraft ? `Draft. ${many}` : many;
}

/** Two letters for a name: `OB` for Owen Brandt. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
