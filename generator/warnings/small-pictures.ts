import type { SectionType } from '../../schema/generated/types.ts';
import type { PreparedImage, PreparedSection } from '../../site/prepared-data.ts';
import type { PreparedPage } from '../../site/prepared-page.ts';
import { type Finding, finding, type Path } from '../errors/finding.ts';

/** A picture in the props of a section. */
interface Placed {
  image: PreparedImage;
  path: Path;
}

type Section = Pick<PreparedSection, 'type' | 'props'>;

/**
 * Type -> path of its pictures, without positions in lists -> the width (CSS pixels) at which a page of 1280 pixels shows them.
 * Where it depends on more than that, the least one. The logos of clients have a height and not a width.
 */
export const shownWidths: Partial<Record<SectionType, Record<string, number>>> = {
  'ats-band': { image: 468 },
  awards: { 'items.image': 160 },
  'banner-hero': { banners: 576 },
  features: { 'items.image': 200 },
  gallery: { 'items.image': 372, 'items.before': 372 },
  'guarantee-band': { seal: 300 },
  hero: { picture: 1180, 'film.poster': 1180 },
  'how-it-works': { 'steps.image': 200 },
  industries: { 'items.image': 148 },
  partners: { 'items.logo': 204 },
  'process-steps': { 'items.image': 168 },
  'resume-samples': { 'categories.samples.image': 220 },
  reviews: { 'items.picture': 44 },
  'samples-carousel': { 'items.image': 120 },
  'service-intro': { image: 488 },
  'service-list': { 'items.image': 132 },
  'services-carousel': { 'items.image': 200 },
  'steps-carousel': { 'items.image': 360 },
  'tech-stack': { 'items.icon': 48 },
  testimonials: { 'items.picture': 48 },
};

/** Enlarged this many times, a picture is visibly blurred even on a screen with one pixel per CSS pixel. */
const tooLarge = 1.5;

/** Finds pictures that are shown much larger than they are. */
export function smallPictureFindings({ sections }: Pick<PreparedPage, 'sections'>): Finding[] {
  return sections.flatMap((section) =>
    known
      .getOrInsertComputed(section, smallPictures)
      .map(({ path, ...data }) => finding('SmallPicture', data, ['sections', section.id, ...path])),
  );
}

/** Many pages can share a section. */
const known = new WeakMap<Section, ReturnType<typeof smallPictures>>();

function smallPictures(section: Section) {
  return picturesOf(section).flatMap(({ image: { src, width }, path }) => {
    const shown = shownWidths[section.type]?.[pathKey(path)] ?? 0;
    if (src.endsWith('.svg') || width * tooLarge >= shown) return [];
    return [{ name: nameOf(src, width), width, shown, path }];
  });
}

/** All pictures of a section. */
export function picturesOf({ props }: Section): Placed[] {
  return [...picturesIn(props, [])];
}

/** The path of a picture in `shownWidths`. */
export const pathKey = (path: Path) => path.filter((step) => typeof step === 'string').join('.');

function* picturesIn(value: unknown, path: Path): Generator<Placed> {
  if (typeof value !== 'object' || value === null) return;
  if (isImage(value)) return yield { image: value, path };
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, inner] of entries) yield* picturesIn(inner, [...path, key]);
}

const isImage = (value: object): value is PreparedImage => 'sources' in value && 'alt' in value;

/** The name of the file: `team` of `/assets/team-640-WkpPlI3s.webp`. */
const nameOf = (src: string, width: number) =>
  src.replace(/^.*\/|-[\w-]{8}\.\w+$/g, '').replace(new RegExp(`-${width}$`), '');
