/** A value that a reference can have, and its meaning. */
export interface Choice {
  value: string;
  /** Shown next to the proposal and on hover. */
  description: string;
}

/** What the references of one folder of pages can name. A list that is missing or empty is not known: anything goes. */
export interface FolderValues {
  forms: Choice[];
  plans: Choice[];
  packages: Choice[];
  /** Page names, for `extends`. */
  pages: Choice[];
  /** Paths below media/. */
  media: Choice[];
  /** The ids of each content file, by its name. */
  content: Record<string, Choice[]>;
  links?: LinkValues;
  /** The anchors of pages that their files identify. */
  anchors: PageAnchorValues[];
  /** The sections of pages, for their variants. Pages with the same sections share an entry. */
  bases: BaseValues[];
}

export interface LinkValues {
  routes: Choice[];
  /** Sections of pages, such as `/faqs/#refunds`. Proposed, and matched by `pattern`. */
  places: Choice[];
  /** Matches every link that leads somewhere, and everything that is not a path. */
  pattern: string;
}

/** The anchors of one page, or of several with the same. */
export interface PageAnchorValues {
  /** The pages' own routes. */
  routes: string[];
  /** For pages without a route of their own: what they extend. */
  bases: string[];
  anchors: Choice[];
  /** Valid, but not proposed: ids that the site adds. */
  made: string[];
}

export interface BaseValues {
  pages: string[];
  /** Section id -> type. */
  sections: Record<string, string>;
}
