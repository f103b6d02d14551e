import type { Path } from '../../errors/finding.ts';
import type { TextFile } from '../../errors/locate.ts';
import type { PageAnchors } from '../../prepare/anchors/anchors.ts';

/** A link to another page, and where it is written. */
export interface WrittenLink {
  link: string;
  path: Path;
}

export interface RoutedPage {
  name: string;
  /** Missing when the page does not tell it. */
  route?: string;
  /** Where links can lead on it; missing when the page cannot be read. */
  anchors?: PageAnchors;
  /** False for a page that nobody is meant to find. */
  indexed?: boolean;
  links: string[];
  /** The page's own files and where its links stand, for showing a place. */
  written: () => { files: TextFile[]; links: WrittenLink[] };
}

/** Where the files that pages share lead. */
export interface SharedUses {
  links: (WrittenLink & { file: TextFile })[];
  /** Anchors of the footer, which stands on every page. */
  anchors: { anchor: string; path: Path; file: TextFile }[];
}
