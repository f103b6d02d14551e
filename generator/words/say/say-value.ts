import type { Path } from '../../../schema/api/studio/operation.ts';
import { valueAt } from '../../edit/file/model.ts';
import { isObject } from '../../lib/is-object.ts';
import { type Difference, targetKeys } from '../compare/differences.ts';
import { lowerFirst, sentence, upperFirst } from '../english.ts';
import type { Crumb } from '../labels/crumbs.ts';
import { keyNote } from '../labels/key-labels.ts';
import { placePhrase, subjectOf } from '../labels/label-of.ts';
import { actionWords } from '../values/action-words.ts';
import { textChange } from '../values/text-change.ts';
import { valueWords } from '../values/value-words.ts';
import { crumbsAfter, crumbsBefore, type Said, type Speaker } from './speaker.ts';

/** A value that changed, came, or went. */
export function sayValue(difference: ValueDifference, speaker: Speaker): Said {
  const { path, before, after } = isInVariant(difference.path)
    ? overPage(difference, speaker.after.data)
    : difference;
  const crumbs = (after === undefined ? crumbsBefore : crumbsAfter)(path, speaker);
  const crumb = crumbs.at(-1);
  if (!crumb) throw new Error('The whole file is no value.');
  const { references } = speaker;
  // In a variant of a test, null leaves out what the page has.
  if (before === null || after === null)
    return { what: crumb.text, sentence: sentence(leftOut(crumbs, after)), path };
  if (isTarget(before) && isTarget(after))
    return {
      what: subjectOf(crumbs, { byWords: true }),
      before: actionWords(before, references),
      after: actionWords(after, references),
      path,
    };
  const what = subjectOf(crumbs);
  const note = keyNote(crumb.place);
  if (typeof before === 'string' && typeof after === 'string' && isText(crumb)) {
    const sides = textChange(before, after);
    if (sides) return { what, ...sides, ...(note !== undefined && { note }), path };
    return { what, sentence: sentence(`Spaces in ${lowerFirst(what)} changed`), path };
  }
  const sides = {
    before: valueWords(before, crumb, references) ?? fallbackWords(before, crumb, speaker),
    after: valueWords(after, crumb, references) ?? fallbackWords(after, crumb, speaker),
  };
  if ((sides.before === undefined && sides.after === undefined) || sides.before === sides.after)
    return { what, sentence: sentence(groupWords(crumbs, before, after)), path };
  return { what, ...sides, ...(note !== undefined && { note }), path };
}

type ValueDifference = Extract<Difference, { kind: 'value' }>;

/** Whether a path leads into what a variant of a test changes. */
const isInVariant = ([top, variants, , key, ...rest]: Path) =>
  top === 'experiment' &&
  variants === 'variants' &&
  key !== undefined &&
  (rest.length > 0 || key !== 'title');

/** Where the variant of a test has no value, it shows that of the page. */
function overPage({ before, after, ...difference }: ValueDifference, page: unknown): ValueDifference {
  const value = valueAt(page, difference.path.slice(3));
  return {
    ...difference,
    before: before === undefined ? value : before,
    after: after === undefined ? value : after,
  };
}

/** Whether a side of a change is what an action does, without its label. */
const isTarget = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !('label' in value) && targetKeys.some((key) => key in value);

/** Whether a text is read by people, and not a name for something else. */
function isText({ node: { schema } }: Crumb): boolean {
  const kind = schema['x-kind'];
  const isProse = kind === undefined || kind === 'text' || kind === 'rich' || kind === 'contact-card';
  return isProse && schema.enum === undefined && schema['x-refers'] === undefined;
}

/** Without a value, the default of the schema counts. */
function fallbackWords(value: unknown, crumb: Crumb, { references }: Speaker): string | undefined {
  const fallback = crumb.node.schema.default;
  if (value !== undefined || fallback === undefined || typeof fallback === 'object') return undefined;
  return valueWords(fallback, crumb, references);
}

function leftOut(crumbs: readonly Crumb[], after: unknown): string {
  const [last, around] = [crumbs.at(-1)?.phrase ?? '', crumbs.slice(0, -1)];
  const place = around.length > 0 ? ` of ${placePhrase(around)}` : '';
  return upperFirst(`${last} ${after === null ? '' : 'no longer '}left out${place}`);
}

/** A group of keys without words of its own, or a value whose words are the same on both sides. */
function groupWords(crumbs: readonly Crumb[], before: unknown, after: unknown): string {
  const verb = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const last = crumbs.at(-1);
  const around = crumbs.slice(0, -1);
  if (!last || around.length === 0 || verb === 'changed') return `${subjectOf(crumbs)} ${verb}`;
  return `${last.text} ${verb} ${verb === 'added' ? 'to' : 'from'} ${placePhrase(around)}`;
}
