import type { Ground, SectionType } from '../../schema/generated/types.ts';
import { loadSchemas, schemaAt, sectionTypes } from '../../schema/load-schemas.ts';
import type { PreparedSection } from '../../site/prepared-data.ts';
import type { PreparedPage } from '../../site/prepared-page.ts';
import { type Finding, finding } from '../errors/finding.ts';
import { isWritten, keysIn, type TextFile } from '../errors/locate.ts';

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

/** The ground at the lower edge of a section: the first screen ends with its form, on paper. */
export function lowerGroundOf({ type, props }: Pick<Section, 'type' | 'props'>): AnyGround {
  const { form, ask, actions = [] } = props as { form?: object; ask?: object; actions?: object[] };
  const isFirstScreen = type === 'hero' || type === 'banner-hero';
  return isFirstScreen && (form || ask || actions.length > 1) ? 'paper' : groundOf({ type, props });
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
    if (!above || ground === 'paper' || ground !== lowerGroundOf(above)) return [];
    const able = [section, above].filter(({ type }) => canChoose(type));
    const own = able.find(({ id }) => files[0] && isWritten(files[0], ['sections', id]));
    const { id } = own ?? able[0] ?? section;
    const other = id === section.id ? above.id : section.id;
    const change = able.length > 0 ? groundFor(id) : undefined;
    // A variant that removes or moves a section makes neighbors of two that its base page describes.
    const isVariants = !own && files.length > 1 && !files.some((file) => areNeighbors(file, above, section));
    const data = { id, other, ground, change, isVariants };
    if (isVariants) return [finding('SameGround', data, ['sections'], 'key')];
    return [finding('SameGround', data, ['sections', id, ...(change ? ['ground'] : [])])];
  });

  /** A ground that sets a section apart from both neighbors. */
  function groundFor(id: string): Ground {
    const at = sections.findIndex((section) => section.id === id);
    const [before, here, after] = [sections[at - 1], sections[at], sections[at + 1]];
    const taken = [before && lowerGroundOf(before), here && groundOf(here), after && groundOf(after)];
    return (['paper', 'sheet', 'blotter'] as const).find((ground) => !taken.includes(ground)) ?? 'paper';
  }
}

/** Whether a file itself writes one section right below the other. */
function areNeighbors(file: TextFile, above: Section, section: Section): boolean {
  const ids = keysIn(file, ['sections']);
  return ids.includes(above.id) && ids[ids.indexOf(above.id) + 1] === section.id;
}
