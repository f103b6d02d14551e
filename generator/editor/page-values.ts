import type { BaseValues, Choice, PageAnchorValues } from '../../schema/editor/folder-values.ts';
import type { Site } from '../../schema/generated/types.ts';
import { routeIn } from '../load/load-page.ts';
import type { PageResult } from '../project/read-page.ts';
import { withFacts } from './entry-words.ts';

/** What editors need to know of a page. */
export type OutlinedPage = Pick<PageResult, 'outline' | 'route' | 'isDraft' | 'anchors' | 'bases' | 'files'>;

/** What a page is, in a few words: its title and address. */
export function pageWords({ outline, route, isDraft }: OutlinedPage, site?: Site): string {
  const title = outline.title && withFacts(outline.title, site);
  const words = [title, route].filter((part) => part !== undefined).join(', at ');
  return `${words === '' ? 'A page of this site' : words}${isDraft ? ' (draft)' : ''}`;
}

/** Anchors that pages can use, by the address or the base that identifies them. */
export function anchorValues(pages: OutlinedPage[]): PageAnchorValues[] {
  const readable = pages.filter(({ anchors }) => anchors);
  const byRoute = Map.groupBy(readable, (page) => ownRoute(page));
  const byBase = Map.groupBy(byRoute.get(undefined) ?? [], ({ bases: [base] }) => base);
  byRoute.delete(undefined);
  byBase.delete(undefined);
  const groups = new Map<string, PageAnchorValues>();
  const groupOf = (all: OutlinedPage[]) => {
    const anchors = [...new Map(all.flatMap(writtenAnchors).map((one) => [one.value, one])).values()];
    const ids = new Set(anchors.map(({ value }) => value));
    const made = new Set([...all.flatMap((page) => page.anchors?.made ?? []), 'top', 'main']).difference(ids);
    const group = { routes: [], bases: [], anchors, made: [...made] };
    return groups.getOrInsert(JSON.stringify([anchors, group.made]), group);
  };
  for (const [route = '', all] of byRoute) groupOf(all).routes.push(route);
  for (const [base = '', all] of byBase) groupOf(all).bases.push(base);
  return [...groups.values()].filter(({ anchors }) => anchors.length > 0);
}

/** The sections of each page, for its variants. */
export function baseValues(pages: { name: string; page: OutlinedPage }[]): BaseValues[] {
  const groups = new Map<string, BaseValues>();
  for (const { name, page } of pages) {
    const { sections } = page.outline;
    if (!sections) continue;
    groups.getOrInsert(JSON.stringify(sections), { pages: [], sections }).pages.push(name);
  }
  return [...groups.values()];
}

/** Sections, and ids inside them, which links can lead to. */
export function writtenAnchors({ anchors, outline }: OutlinedPage): Choice[] {
  return (anchors?.written ?? []).map((value) => {
    const type = outline.sections?.[value];
    return { value, description: type ? `The section of type ${type}.` : 'A part of a section.' };
  });
}

/** The route that the page's own file states. */
function ownRoute({ files: [file] }: OutlinedPage): string | undefined {
  return file && routeIn(file.text);
}
