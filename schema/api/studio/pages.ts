import type { DraftPage } from './draft.ts';

/** A page as it is published, or marked as a draft in its file. */
export type StudioPage = Pick<
  DraftPage,
  'page' | 'file' | 'route' | 'title' | 'extends' | 'isDraft' | 'rows'
>;

/** `GET /api/studio/pages`: the pages of the site, in the order of their files. */
export interface StudioPagesAnswer {
  success: true;
  pages: StudioPage[];
}
