import type { Site } from '../../schema/generated/types.ts';
import type { MediaIndex } from '../images/media-index.ts';
import type { PictureFile } from '../images/picture-file.ts';
import { createSharePictures, type SharePictureOf } from '../share-pictures/share-pictures.ts';
import { createPrepareOnce, type PrepareOnce } from './prepare-once.ts';
import { type ContextFor, createScopes, type ScopeSource } from './scope.ts';
import { createSectionPipeline, type SectionPipeline } from './section-pipeline.ts';
import type { Plan } from './value/plan.ts';

/** What preparing needs, shared by all pages of a folder. */
export interface PagePreparer {
  site: Site;
  contextFor: ContextFor;
  once: PrepareOnce;
  prepareSection: SectionPipeline;
  plans: { page: Plan | undefined; site: Plan | undefined };
  media: MediaIndex;
  /** Undefined when the site's brand has letters that cannot be drawn. */
  sharePictureOf: SharePictureOf | undefined;
  sectionTypes: ReadonlySet<string>;
  addPicture: (file: PictureFile) => void;
}

/** @returns undefined when site.yaml has mistakes */
export function createPagePreparer(source: Omit<ScopeSource, 'site'>): PagePreparer | undefined {
  const { shared, media, plans, addPicture } = source;
  const { site } = shared;
  if (!site) return undefined;
  const contextFor = createScopes({ ...source, site });
  return {
    site,
    contextFor,
    once: createPrepareOnce(contextFor),
    prepareSection: createSectionPipeline(contextFor, plans),
    plans: { page: plans.get('page'), site: plans.get('site') },
    media,
    sharePictureOf: createSharePictures(site.brand, media),
    sectionTypes: new Set([...plans.keys()].flatMap((path) => /^sections\/(.+)$/.exec(path)?.[1] ?? [])),
    addPicture,
  };
}
