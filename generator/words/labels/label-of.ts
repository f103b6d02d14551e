import type { Path } from '../../../schema/api/studio/operation.ts';
import type { SchemaFile } from '../../../schema/json-schema.ts';
import { lowerFirst, upperFirst } from '../english.ts';
import { type Crumb, crumbsTo, type Names, type Root } from './crumbs.ts';
import { createSchemaWalk } from './schema-walk.ts';

/** Where a path starts, and what says how things are called. */
export interface LabelSource {
  /** In the folder of pages, such as `lp8.yaml` or `content/faqs.yaml`. */
  file: string;
  /** The data of the file; for a page, better the merged one. */
  data: unknown;
  /** As `loadSchemas` reads them. */
  schemas: SchemaFile[];
  /** What entries of content files are called. By default, references are called by their ids. */
  names?: Names;
}

/** What a value is called, such as `Headline`, `Button 2: label`, or `Question “How long…?”: answer`. */
export function labelOf(path: Path, source: LabelSource): string {
  const crumbs = pathCrumbs(path, source);
  const [first, ...rest] = crumbs[0]?.role === 'section' && crumbs.length > 1 ? crumbs.slice(1) : crumbs;
  return [first?.text ?? source.file, ...rest.map(({ text }) => lowerFirst(text))].join(': ');
}

/** The way to a value, such as `Hero`, `Button 2`, `Label`; to show behind the page's address. */
export const breadcrumbsOf = (path: Path, source: LabelSource): string[] =>
  pathCrumbs(path, source).map(({ text }) => text);

function pathCrumbs(path: Path, { file, data, schemas, names }: LabelSource): Crumb[] {
  const root = rootOf(file, data);
  const walk = createSchemaWalk(schemas);
  const crumbs = crumbsTo(path, root, { walk, names: names ?? { entry: () => undefined } });
  return crumbs.map((crumb, index) => {
    const isOwnText = crumb.namedBy !== undefined && crumbs[index + 1]?.place.at(-1) === crumb.namedBy;
    return isOwnText && crumb.numbered !== undefined ? { ...crumb, text: crumb.numbered } : crumb;
  });
}

/** The kind of a file, by its name. */
export function rootOf(file: string, data: unknown): Root {
  const collection = /^content\/(.+)\.ya?ml$/.exec(file)?.[1];
  if (collection !== undefined) return { kind: 'content', collection, data };
  return { kind: /^site\.ya?ml$/.test(file) ? 'site' : 'page', data };
}

/**
 * What changed, as the beginning of a sentence, such as `Text of “Career-oriented” in “Why us”`. The text that names an item
 * is called by the item: `Button 2 of the hero`.
 * @param byWords whether an item at the end is called by its own words instead of its position
 */
export function subjectOf(crumbs: readonly Crumb[], { byWords = false } = {}): string {
  const last = crumbs.at(-1);
  if (!last) return 'File';
  const parent = crumbs.at(-2);
  const key = last.place.at(-1);
  const isPart = last.role === 'key' || last.role === 'list';
  const isHeadline = isPart && key === 'headline' && parent?.role === 'section' && crumbs.length === 2;
  if (last.isWhole || isHeadline) return last.text;
  const isName = isPart && parent !== undefined && parent.namedBy === key;
  if (isName && parent.role === 'section' && crumbs.length === 2) return 'Heading';
  if (isName && parent.role === 'entry' && key === 'value') return parent.text;
  if (isName && parent.role === 'entry')
    return key === 'name' ? phrase(last, crumbs.slice(0, -1)) : last.text;
  const kind = parent?.node.schema['x-kind'];
  const isImplied = isName || (kind === 'action' && key === 'label') || (kind === 'image' && key === 'src');
  if (isPart && isImplied && parent && parent.role !== 'section')
    return phrase({ ...parent, text: parent.numbered ?? parent.text }, crumbs.slice(0, -2));
  const text = last.role === 'item' && !byWords ? (last.numbered ?? last.text) : last.text;
  return phrase({ ...last, text }, crumbs.slice(0, -1));
}

/** The value that the crumbs lead to, inside a sentence, such as `the buttons of the hero`. */
export const placePhrase = (crumbs: readonly Crumb[]): string => {
  const last = crumbs.at(-1);
  return last ? lowerStart(phrase({ ...last, text: last.phrase }, crumbs.slice(0, -1))) : 'the file';
};

const lowerStart = (text: string) => (text.startsWith('The ') ? lowerFirst(text) : text);

type Last = Pick<Crumb, 'text' | 'place' | 'isWhole' | 'role' | 'node'>;

function phrase(last: Last, crumbs: readonly Crumb[]): string {
  if (last.isWhole) return last.text;
  const around = crumbs.filter(({ place, role }) => role !== 'key' || place.at(-1) !== 'allow');
  const named = around.map((crumb, index) => {
    const next = around[index + 1] ?? last;
    const isOwnText =
      crumb.namedBy !== undefined && next.place.at(-1) === crumb.namedBy && next.role !== 'item';
    return isOwnText && crumb.numbered ? lowerFirst(crumb.numbered) : crumb.phrase;
  });
  // A group around other places says less than they do.
  const shown = named.filter((_, index) => {
    const isBetween = index > 0 && index < named.length - 1;
    return named.length <= maxPlaces || !isBetween || around[index]?.role !== 'key';
  });
  const [outer = ''] = shown;
  const places = shown.length > maxPlaces + 1 ? [outer, ...shown.slice(-maxPlaces)] : shown;
  const link = linkWord(last, around.at(-1));
  const words = places.toReversed().map((place, index) => {
    if (index === 0) return ` ${link} ${place}`;
    return ` ${index === places.length - 1 && link !== 'in' ? 'in' : 'of'} ${place}`;
  });
  return upperFirst(last.text) + words.join('');
}

/** More places than this around a value are named only if each is an item, a section, or an entry. */
const maxPlaces = 2;

/** What leads from a value to the place that it is in. */
function linkWord({ place, text, role, node: { schema } }: Last, around: Crumb | undefined): string {
  if (role !== 'key' && role !== 'list') return 'of';
  if (role === 'key' && place.at(-1) === 'answer') return 'to';
  if (schema.type === 'boolean' && around?.role === 'item') return 'for';
  return schema.type === 'boolean' || / (?:of|over|for|to|after|before|in|that|if|while) /.test(text)
    ? 'in'
    : 'of';
}
