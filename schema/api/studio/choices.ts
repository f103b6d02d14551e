import type { Choice, FolderValues } from '../../editor/folder-values.ts';
import type { StudioPicture } from './media.ts';

/**
 * What a draft's references can name, for the pickers of the form. The lists of pages and links that editors use are left out of
 * large folders; `routes` has all pages. See `generator/studio/choices/`.
 */
export interface StudioChoices extends FolderValues {
  pictures: StudioPicture[];
  routes: RouteChoice[];
  /** The sections that links can lead to, by `RouteChoice.places`. Many pages have the same. */
  places: Choice[][];
}

/** A page to link to. */
export interface RouteChoice {
  page: string;
  route: string;
  /** With the values of facts. */
  title?: string;
  isDraft: boolean;
  /** Whether it is one of many pages of a file, which no other page can extend. */
  isRow: boolean;
  /** Its sections, as a position in `StudioChoices.places`. */
  places: number;
}
