import type { SectionType } from '../../schema/generated/types.ts';
import type { PreparedPage } from '../../site/prepared-page.ts';
import { type Finding, finding } from '../errors/finding.ts';

/** The types whose heading is the main one (h1) of a page. The headings of all others are one level lower. */
export const mainHeadingTypes: readonly SectionType[] = [
  'banner-hero',
  'hero',
  'line-editor',
  'notice',
  'page-banner',
  'policy',
];

/** Finds a page without a main heading, with two of them, or with a section before it. */
export function headingFindings({ sections }: Pick<PreparedPage, 'sections'>): Finding[] {
  const [main, ...others] = sections.filter(({ type }) => mainHeadingTypes.includes(type));
  if (!main) return [finding('HeadingOrder', { types: mainHeadingTypes }, ['sections'], 'key')];
  const [first] = sections;
  const late = first && first !== main ? [{ id: first.id, main: main.id, isBefore: true }] : [];
  const second = others.map(({ id }) => ({ id, main: main.id, isBefore: false }));
  return [...late, ...second].map((data) => finding('HeadingOrder', data, ['sections', data.id], 'key'));
}
