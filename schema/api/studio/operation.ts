/** Keys and list positions from the top of a file to a value. */
export type Path = readonly (string | number)[];

/** A piece of text that an edit replaced. Offsets are UTF-16 code units in the text before the edit. */
export interface Change {
  at: number;
  removed: string;
  inserted: string;
}

/**
 * An edit of a folder of pages, as JSON. Files are named by their path in the folder, such as `lp8.yaml` or
 * `content/faqs.yaml`, and pages by the name of their file without its extension. Values of `null` in content, facts, and
 * overrides remove what is there.
 */
export type Operation =
  | SetText
  | SetValue
  | RemoveValue
  | AddItem
  | MoveItem
  | RemoveItem
  | AddSection
  | RemoveSection
  | MoveSection
  | SetFact
  | SetContent
  | OverrideInVariant
  | DropOverride
  | CreatePage
  | CreateVariant
  | RenamePage
  | RemovePage
  | EditSource;

interface InFile {
  file: string;
  path: Path;
}

/** Sets a text; block scalars keep the line breaks at their end. */
export interface SetText extends InFile {
  op: 'setText';
  text: string;
}

/** Sets a value, or adds a key to a mapping, or an item behind the last one of a list. */
export interface SetValue extends InFile {
  op: 'setValue';
  value: unknown;
}

export interface RemoveValue extends InFile {
  op: 'removeValue';
}

/** Adds an item to the list at the path; without an index, behind the last one. */
export interface AddItem extends InFile {
  op: 'addItem';
  index?: number;
  item: unknown;
}

/** Moves an item of the list at the path. `to` is its position afterward. */
export interface MoveItem extends InFile {
  op: 'moveItem';
  from: number;
  to: number;
}

export interface RemoveItem extends InFile {
  op: 'removeItem';
  index: number;
}

/** Where a section goes: behind or in front of another one. Without either, behind the last one. */
interface SectionPosition {
  after?: string;
  before?: string;
}

export interface AddSection extends SectionPosition {
  op: 'addSection';
  page: string;
  id: string;
  section: Record<string, unknown>;
}

/** Removes a section from a page; in a variant, its own section or the one that it inherits. */
export interface RemoveSection {
  op: 'removeSection';
  page: string;
  id: string;
}

export interface MoveSection extends SectionPosition {
  op: 'moveSection';
  page: string;
  id: string;
}

/** Sets the value of a fact in site.yaml, or as one page states it. */
export interface SetFact {
  op: 'setFact';
  name: string;
  value: unknown;
  page?: string;
}

/** Sets a value of an entry in a content file; without a path, the whole entry. */
export interface SetContent {
  op: 'setContent';
  collection: string;
  id: string;
  path?: Path;
  value: unknown;
}

/** Sets what a variant's page has at a path, in as few lines as possible. */
export interface OverrideInVariant {
  op: 'overrideInVariant';
  page: string;
  path: Path;
  value: unknown;
}

/** Removes what a variant says at a path, so its page has what it inherits. */
export interface DropOverride {
  op: 'dropOverride';
  page: string;
  path: Path;
}

/** Creates a page. Its route is `/PAGE/` by default. */
export interface CreatePage {
  op: 'createPage';
  page: string;
  route?: string;
  title?: string;
  description?: string;
}

export interface CreateVariant {
  op: 'createVariant';
  page: string;
  extends: string;
  route?: string;
  title?: string;
  description?: string;
}

/** Renames a page's file, its route, or both. The old route leads to the new one, unless the page is a draft. */
export interface RenamePage {
  op: 'renamePage';
  page: string;
  to?: string;
  route?: string;
}

export interface RemovePage {
  op: 'removePage';
  page: string;
}

/** Replaces pieces of a file's text, as someone types it. The file may have mistakes before and afterward. */
export interface EditSource {
  op: 'editSource';
  file: string;
  changes: Change[];
}
