import type { Ground, SectionType } from '../../schema/generated/types.ts';
import { loadSchemas, schemaAt, sectionTypes } from '../../schema/load-schemas.ts';
import type { PreparedSection } from '../../site/prepared-data.ts';
import type { PreparedPage } from '../../site/prepared-page.ts';
import { type Finding, finding } from '../errors/finding.ts';
import { isWritten, type TextFile } from '../errors/locate.ts';

type AnyGround = Ground | 'ink' | 'green';
type Section = Pick<PreparedSection, 'id' | 'type' | 'props'>;

/** The grounds of types whose sections are not on paper, unless they say so. */
const usual: Partial<Record<SectionType, AnyGround>> = {
  'ats-band': 'ink',
  contact: 'blotter',
  'guarantee-band': 'green',
  hero: 'blotter',
  'how-it-works': 'blotter',
  'line-editor': 'blotter',
  notice: 'blotter',
  'resume-samples': 'blotter',
  'samples-carousel': 'blotter',
  'service-intro': 'blotter',
  'steps-carousel': 'blotter',
};

let choosing: Set<string> | undefined;

/** Whether sections of a type can say which ground they have. The schemas are read only for a site with such a finding. */
function canChoose(type: SectionType): boolean {
  choosing ??= typesWithGround();
  return choosing.has(type);
}

function typesWithGround(): Set<string> {
  const schemas = loadSchemas();
  return new Set(
    sectionTypes(schemas).filter(
      (type) => schemaAt(schemas, `sections/${type}.schema.json`).properties?.ground,
    ),
  );
}

/** The ground that a section's view gives it. */
export function groundOf({ type, props }: Pick<Section, 'type' | 'props'>): AnyGround {
  const { ground, call } = props as { ground?: Ground; call?: object };
  // The notice after a form, which says who calls, lies on the page itself.
  if (call) return 'paper';
  return ground ?? usual[type] ?? 'paper';
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
    const able = [section, above].filter(({ type }) => canChoose(type));
    const own = able.find(({ id }) => files[0] && isWritten(files[0], ['sections', id]));
    const { id } = own ?? able[0] ?? section;
    const data = { id, other: id === section.id ? above.id : section.id, ground, canChange: able.length > 0 };
    return [finding('SameGround', data, ['sections', id, ...(able.length > 0 ? ['ground'] : [])])];
  });
}
