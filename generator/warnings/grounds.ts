import type { Ground, SectionType } from '../../schema/generated/types.ts';
import { loadSchemas, schemaAt, sectionTypes } from '../../schema/load-schemas.ts';
import type { PreparedSection } from '../../site/prepared-data.ts';
import type { PreparedPage } from '../../site/prepared-page.ts';
import { type Finding, finding } from '../errors/finding.ts';
import { isWritten, type TextFile } from '../errors/locate.ts';

type AnyGround = Ground | 'ink' | 'green';
type Section = Pick<PreparedSection, 'id' | 'type' | 'props'>;

/** The grounds of types that have only one, unless it is paper. */
const fixed: Partial<Record<SectionType, AnyGround>> = {
  'ats-band': 'ink',
  contact: 'blotter',
  'guarantee-band': 'green',
  hero: 'blotter',
  'line-editor': 'blotter',
  notice: 'blotter',
};

/** The default for each type that can choose its ground. */
const chosen = new Map(
  sectionTypes(loadSchemas()).flatMap((type) => {
    const { ground } = schemaAt(loadSchemas(), `sections/${type}.schema.json`).properties ?? {};
    return ground ? [[type, ground.default as Ground] as const] : [];
  }),
);

/** The ground that a section's view gives it. */
export function groundOf({ type, props }: Pick<Section, 'type' | 'props'>): AnyGround {
  const { ground, call } = props as { ground?: Ground; call?: object };
  // The notice after a form, which says who calls, lies on the page itself.
  if (call) return 'paper';
  return ground ?? chosen.get(type) ?? fixed[type] ?? 'paper';
}

/**
 * Finds two sections in a row with one background, which look like a single section. Paper is the page itself, so sections on it
 * have other means to set them apart.
 * @param files the page's own file first, then those that it extends
 */
export function groundFindings({ sections }: Pick<PreparedPage, 'sections'>, files: TextFile[]): Finding[] {
  return sections.flatMap((section, index) => {
    const above = sections[index - 1];
    const ground = groundOf(section);
    if (!above || ground === 'paper' || ground !== groundOf(above)) return [];
    const able = [section, above].filter(({ type }) => chosen.has(type));
    const own = able.find(({ id }) => files[0] && isWritten(files[0], ['sections', id]));
    const { id } = own ?? able[0] ?? section;
    const data = { id, other: id === section.id ? above.id : section.id, ground, canChange: able.length > 0 };
    return [finding('SameGround', data, ['sections', id, ...(able.length > 0 ? ['ground'] : [])])];
  });
}
