import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { mergePages } from '../../load/variants/merge-pages.ts';
import { applyChanges, invertChanges } from '../diff/changes.ts';
import { EditError } from '../edit-error.ts';
import { valueAt, withoutValue, withValue } from '../file/model.ts';
import { overrideInVariant } from '../override-in-variant.ts';
import { takeOverrides } from '../take-overrides.ts';
import { dataOf, pathsOf, type RandomEdit, type Tally } from './random-edits.ts';

type Data = Record<string, unknown>;

/**
 * Overrides values of a page in a variant, one after another, and takes all of them into the page at the end. Each
 * override changes the variant's page as intended, and its removal restores the variant's file.
 * @throws Error that says what is wrong
 */
export function applyRandomOverrides(source: string, edits: readonly RandomEdit[], tally: Tally): void {
  const base = dataOf(source);
  if (!isObject(base) || 'extends' in base) return;
  const variant = overriddenBy(edits, base, tally);
  take({ control: source, variant, tally });
  // The variant is the control of another variant.
  const page = mergePages(base, dataOf(variant) as Data).data;
  take({ control: variant, variant: overriddenBy(edits.toReversed(), page, tally), base, tally });
}

function overriddenBy(edits: readonly RandomEdit[], base: Data, tally: Tally): string {
  const empty = '# A variant.\nextends: base\nroute: /variant/\n';
  return edits.reduce((variant, edit) => overridden(base, variant, edit, tally), empty);
}

interface Taking {
  control: string;
  variant: string;
  base?: Data;
  tally: Tally;
}

function take({ control, variant, base, tally }: Taking): void {
  const page = (source: string) => {
    const data = dataOf(source) as Data;
    return base ? mergePages(base, data).data : data;
  };
  const overrides = dataOf(variant) as Data;
  const goal = mergePages(page(control), overrides).data;
  const situation = `${control}\n+++++\n${variant}`;
  try {
    const written = { source: variant };
    const { source, changes } = takeOverrides({ control, overrides, written, ...(base && { base }) });
    tally.edits++;
    const after = page(source);
    const isTaken = [...Object.keys(goal), ...Object.keys(after)].every(
      (key) => key === 'facts' || pageKeys.has(key) || isDeepStrictEqual(goal[key], after[key]),
    );
    const order = ({ sections }: Data) => (isObject(sections) ? Object.keys(sections) : []);
    const isUndone = applyChanges(source, invertChanges(changes)) === control;
    if (!isTaken || !isUndone || !isDeepStrictEqual(order(goal), order(after)))
      throw new Error(`the variant was not taken:\n${situation}\n=====>\n${source}`);
  } catch (error) {
    count(error, tally, situation);
  }
}

const pageKeys = new Set(['extends', 'route', 'formerly', 'draft', 'matrix', 'from', 'until', 'then']);

function overridden(base: Data, variant: string, edit: RandomEdit, tally: Tally): string {
  const page = mergePages(base, dataOf(variant) as Data).data;
  const places = pathsOf(page, () => true).filter(({ length }) => length > 0);
  const groups = pathsOf(page, isObject);
  const path: Path =
    edit.kind === 'add'
      ? [...(groups[edit.pick % groups.length] ?? []), edit.key]
      : (places[edit.pick % places.length] ?? [edit.key]);
  const value = edit.kind === 'remove' ? null : edit.kind === 'text' ? edit.text : edit.value;
  try {
    const { source } = overrideInVariant({ base, variant, path, value });
    tally.edits++;
    check(source);
    return source;
  } catch (error) {
    count(error, tally, `${JSON.stringify(path)} = ${JSON.stringify(value)}\n${variant}`);
    return variant;
  }

  function check(source: string): void {
    if (path.some((step) => typeof step === 'number') || path[0] === 'facts') return;
    const now = mergePages(base, dataOf(source) as Data).data;
    const old = valueAt(page, path);
    const goal =
      value !== null || valueAt(base, path) === null
        ? withValue(page, path, value)
        : old === undefined
          ? page
          : withoutValue(page, path);
    if (!isDeepStrictEqual(now, goal))
      throw new Error(`the page is not as intended:\n${variant}\n=====>\n${source}`);
    if (valueAt(dataOf(variant), path) !== undefined) return;
    const restored = overrideInVariant({ base, variant: source, path, value: old ?? null });
    if (restored.source !== variant)
      throw new Error(
        `the override was not removed:\n${variant}\n=====>\n${source}\n=====>\n${restored.source}`,
      );
  }
}

function count(error: unknown, tally: Tally, situation: string): void {
  if (!(error instanceof EditError)) throw error;
  if (error.reason === 'check') throw new Error(`${error.message}\n${error.stack}\n${situation}`);
  tally.refusals[error.reason] = (tally.refusals[error.reason] ?? 0) + 1;
}
