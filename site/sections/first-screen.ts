import type { PreparedSection } from '../prepared-data.ts';

type Sections = readonly Pick<PreparedSection, 'type'>[];

/** Page banners are short. */
export function startsWithBanner(sections: Sections): boolean {
  return sections[0]?.type === 'page-banner';
}

/**
 * How many sections can be on the first screen: the first, and after a banner the second. A page inlines their styles; those
 * of the others load after the first paint.
 */
export function firstScreenSections(sections: Sections): number {
  return startsWithBanner(sections) ? 2 : 1;
}
