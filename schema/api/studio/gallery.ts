/** A section type to add to a page, with an example. See `generator/studio/gallery/`. */
export interface SectionExample {
  type: string;
  /** The type in words. */
  name: string;
  description: string;
  /** The example, in which everything it refers to exists; missing if the folder lacks what `needs` says. */
  section?: Record<string, unknown>;
  /** What to do before a section of this type can be added. */
  needs?: string;
}

/** `GET /api/studio/drafts/:draft/gallery`. */
export interface GalleryAnswer {
  success: true;
  examples: SectionExample[];
}
