import type { Path } from '../errors/finding.ts';

/** Why a file was not edited. */
export type EditReason =
  | 'syntax' // the file does not parse
  | 'tabs' // the file is indented with tabs
  | 'duplicate-key'
  | 'several-documents'
  | 'yaml-version' // a %YAML directive asks for other rules than those of the loader
  | 'not-a-mapping' // the file is empty, a list, or a single value
  | 'missing' // the path does not exist
  | 'scalar' // the path goes through a single value
  | 'alias' // the path goes through an alias
  | 'anchor' // the edit would change or break the places that refer to an anchor
  | 'merge-key' // the path goes through a mapping with `<<`
  | 'value' // YAML cannot contain the value
  | 'removed' // the variant removes what the path goes through
  | 'patch' // the overrides do not fit the page
  | 'taken' // there is a section, page, or address of this name
  | 'name' // a page or a content file cannot have the name, or a page the address
  | 'used' // other pages extend the page
  | 'outdated' // the file is not what the edit was made for
  | 'unsupported' // a rare notation that this folder does not edit
  | 'check'; // the edited text does not read back as expected: a bug in this folder

/** An edit that was refused. The file is as it was. */
export class EditError extends Error {
  override name = 'EditError';
  readonly reason: EditReason;
  readonly path: Path;
  /** Other places that the edit would change, as paths. */
  readonly places: readonly string[];

  constructor(reason: EditReason, path: Path, message: string, places: readonly string[] = []) {
    super(message);
    this.reason = reason;
    this.path = path;
    this.places = places;
  }
}

/** A path as people write it: `sections.hero.actions[1].label`. */
export function pathText(path: Path): string {
  const steps = path.map((step, index) => {
    if (typeof step === 'number') return `[${step}]`;
    const name = /^[\w-]+$/.test(step) ? step : JSON.stringify(step);
    return index === 0 ? name : `.${name}`;
  });
  return steps.join('') || 'the file';
}
