import type { SectionType } from '../../schema/generated/types.ts';
import type { PreparedSection, SectionProps } from '../prepared-data.ts';
import { firstScreenSections } from './first-screen.ts';

type TypeWithLooks = {
  [Type in SectionType]: 'look' extends keyof SectionProps<Type> ? Type : never;
}[SectionType];

/** The default look of each type whose schema has `look`. */
export const defaultLooks: {
  [Type in TypeWithLooks]: SectionProps<Type> extends { look?: infer Look } ? NonNullable<Look> : never;
} = {
  features: 'grid',
  'process-steps': 'row',
  'resume-samples': 'list',
};

/** `TYPE/TYPE.css` applies to every section of the type, `TYPE/LOOK.css` only to sections with that look. */
const sheets = import.meta.glob<string>('./*/*.css', { query: '?inline', import: 'default', eager: true });

/** The look of a section; undefined for types with only one. */
export function lookOf({ type, props }: PreparedSection): string | undefined {
  // Style sheets of large parts that not every first screen has.
  if (type === 'hero') return 'film' in props || 'picture' in props ? 'media' : 'draft';
  if (type === 'banner-hero') return 'form' in props || 'ask' in props ? 'form' : undefined;
  return (props as { look?: string }).look ?? defaultLooks[type as TypeWithLooks];
}

/** Large sections that only start a page: every page inlines its own, and `sections.css` leaves them out. */
export const alwaysInlined: readonly SectionType[] = [
  'banner-hero',
  'hero',
  'line-editor',
  'notice',
  'policy',
];

/** The sections whose style sheets a page inlines. The others are styled by `sections.css`, loaded after the first paint. */
export function inlinedSections(sections: readonly PreparedSection[]): PreparedSection[] {
  const first = firstScreenSections(sections);
  return sections.filter(({ type }, index) => index < first || alwaysInlined.includes(type));
}

/** The style sheets of sections: for each type, in order of appearance, the looks on the page, then its own. */
export function sectionStyles(sections: readonly PreparedSection[]): string[] {
  const types = new Set(sections.map(({ type }) => type));
  return [...types].flatMap((type) => {
    const looks = new Set(
      sections.filter((section) => section.type === type).flatMap((section) => lookOf(section) ?? []),
    );
    return [...looks, type].map((name) => sheetOf(type, name));
  });
}

function sheetOf(type: SectionType, name: string): string {
  const sheet = sheets[`./${type}/${name}.css`];
  if (sheet === undefined) throw new Error(`site/sections/${type}/${name}.css is missing.`);
  return sheet;
}
