import type { Brand, Site } from '../../schema/generated/types.ts';
import type { MediaIndex } from '../images/media-index.ts';
import type { PictureFile } from '../images/picture-file.ts';
import { createSharePictures, type SharePictureOf } from '../share-pictures/share-pictures.ts';
import { createPlacedFinder } from './placed-entries.ts';
import { createPrepareOnce, type PrepareOnce } from './prepare-once.ts';
import { type ContextFor, createScopes, type ScopeSource } from './scope.ts';
import { createSectionPipeline, type SectionPipeline } from './section-pipeline.ts';
import type { Plan } from './value/plan.ts';

/** What preparing needs, shared by all pages of a folder. */
export interface PagePreparer {
  site: Site;
  /** Whether site.yaml or a page has tags of ad platforms. */
  hasTags: boolean;
  contextFor: ContextFor;
  once: PrepareOnce;
  prepareSection: SectionPipeline;
  plans: { page: Plan | undefined; site: Plan | undefined };
  placedIn: ReturnType<typeof createPlacedFinder>;
  media: MediaIndex;
  /** Undefined when the brand has letters that cannot be drawn. */
  sharePicturesOf: (brand: Brand) => SharePictureOf | undefined;
  sectionTypes: ReadonlySet<string>;
  addPicture: (file: PictureFile) => void;
}

/** @returns undefined when site.yaml has mistakes */
export function createPagePreparer(
  source: Omit<ScopeSource, 'site'> & Pick<PagePreparer, 'hasTags'>,
): PagePreparer | undefined {
  const { shared, media, plans, addPicture, hasTags } = source;
  const { site } = shared;
  if (!site) return undefined;
  const contextFor = createScopes({ ...source, site });
  // Pages differ only in the first part of the name.
  const sharePictures = new Map<string, SharePictureOf | undefined>();
  return {
    site,
    hasTags,
    contextFor,
    once: createPrepareOnce(contextFor),
    prepareSection: createSectionPipeline(contextFor, plans),
    plans: { page: plans.get('page'), site: plans.get('site') },
    placedIn: createPlacedFinder(plans, contextFor({}).contentIds),
    media,
    sharePicturesOf: (brand) =>
      sharePictures.getOrInsertComputed(brand.first, () => createSharePictures(brand, media)),
    sectionTypes: new Set([...plans.keys()].flatMap((path) => /^sections\/(.+)$/.exec(path)?.[1] ?? [])),
    addPicture,
  };
}
