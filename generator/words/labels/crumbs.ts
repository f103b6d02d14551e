import type { Path } from '../../../schema/api/studio/operation.ts';
import { collectionOf } from '../../../schema/json-schema.ts';
import { valueAt } from '../../edit/file/model.ts';
import { isObject } from '../../lib/is-object.ts';
import { lowerFirst, quoted } from '../english.ts';
import { isWholeLabel, itemNoun, type KeyPlace, keyLabel } from './key-labels.ts';
import { keyWords } from './key-words.ts';
import { type OwnWords, ownWords, phrased } from './own-words.ts';
import type { SchemaNode, SchemaWalk } from './schema-walk.ts';
import { sectionName } from './section-name.ts';

/** What the texts of a folder call the entries that others refer to. */
export interface Names {
  /** An entry of a content file. */
  entry: (collection: string, id: string) => OwnWords | undefined;
}

/** The data that paths start from. */
export type Root = { data: unknown } & ({ kind: 'page' | 'site' } | { kind: 'content'; collection: string });

/** One step on the way to a value, in words. A list and its item are one step. */
export interface Crumb {
  role: 'section' | 'entry' | 'item' | 'key' | 'list';
  /** By itself, such as `Button 2` or `Question “Do you…?”`. */
  text: string;
  /** Inside a sentence, such as `the buttons`, `button 2`, or `“Do you…?”`. */
  phrase: string;
  /** For an item: with its position instead of its own words. */
  numbered?: string;
  /** The key of the text that names the value. */
  namedBy?: string | undefined;
  node: SchemaNode;
  value: unknown;
  place: KeyPlace;
  /** Whether it needs no words of what it is in. */
  isWhole?: boolean;
}

/** The steps from the top of a file or a merged page to a value. */
export function crumbsTo(
  path: Path,
  root: Root,
  { walk, names }: { walk: SchemaWalk; names: Names },
): Crumb[] {
  const crumbs: Crumb[] = [];
  let node = root.kind === 'site' ? walk.site() : walk.page();
  let place: KeyPlace = [root.kind];
  let value = root.data;
  for (const [index, step] of path.entries()) {
    const parent = { value, node, place };
    value = valueAt(value, [step]);
    const around = path[index - 1];
    if (around === 'sections' && typeof step === 'string' && place.at(-1) === 'sections') {
      const known = isObject(value) && value.type !== undefined ? value : sectionOf(root.data, step);
      const type = isObject(known) ? known.type : undefined;
      node = walk.section(type);
      place = [typeof type === 'string' ? type : step];
      crumbs.splice(-1, 1, sectionCrumb(known, step, { node, value, place }));
    } else if (root.kind === 'content' && index === 0) {
      node = walk.entry(root.collection);
      place = [root.collection];
      crumbs.push(entryCrumb(String(step), { node, value, place }));
    } else if (typeof step === 'number') {
      node = walk.child(node, step, value);
      crumbs.splice(-1, 1, itemCrumb(step, parent, { node, value, place: parent.place }, names));
    } else {
      const isVariantPart = path[index - 2] === 'variants' && step !== 'title' && root.kind === 'page';
      node = walk.child(isVariantPart ? walk.page() : node, step, value);
      place = isVariantPart ? ['page', step] : [...place, step];
      const isNamed = !parent.node.schema.properties || !Object.hasOwn(parent.node.schema.properties, step);
      const isMap =
        isNamed && typeof parent.node.schema.additionalProperties === 'object' && crumbs.length > 0;
      const at = { node, value, place };
      if (isMap) {
        // A variant of a test and what reports a form say enough without the group around them.
        const count = ['variants', 'conversions'].includes(parent.place.at(-1) ?? '') ? 2 : 1;
        crumbs.splice(-count, count, mapCrumb(step, parent.place, at, names));
        place = parent.place;
      } else crumbs.push(keyCrumb(at));
    }
  }
  return crumbs;
}

type Found = Pick<Crumb, 'node' | 'value' | 'place'>;

const sectionOf = (page: unknown, id: string) => valueAt(page, ['sections', id]);

function sectionCrumb(section: unknown, id: string, found: Found): Crumb {
  const { name, key } = sectionName(section, id);
  const phrase = key ? quoted(name) : `the ${lowerFirst(name)}`;
  return { role: 'section', text: name, phrase, namedBy: key, ...found };
}

function entryCrumb(id: string, found: Found): Crumb {
  const own = ownWords(found.value) ?? { words: keyWords(id), isName: true };
  const text = own.isName ? own.words : `${itemNoun(found.place)} ${quoted(own.words)}`;
  return { role: 'entry', text, phrase: phrased(own), namedBy: own.key, ...found };
}

function itemCrumb(index: number, parent: Found, found: Found, names: Names): Crumb {
  const collection = collectionOf(parent.node.schema);
  const noun = itemNoun(collection === undefined ? parent.place : [collection]);
  const numbered = `${noun} ${index + 1}`;
  const { value } = found;
  const entry = collection !== undefined && typeof value === 'string' && names.entry(collection, value);
  const own = entry || ownWords(value);
  const isTextItself = !entry && own?.key === undefined;
  const isUnnamed = own === undefined || isTextItself;
  return {
    role: 'item',
    text: isUnnamed
      ? numbered
      : own.isName
        ? own.words
        : `${noun === 'Item' ? '' : `${noun} `}${quoted(own.words)}`,
    phrase: isUnnamed ? lowerFirst(numbered) : phrased(own),
    numbered,
    namedBy: own?.key,
    ...found,
  };
}

/** A key that an author chose: a fact, a form's field, a variant of a test, an old address. */
function mapCrumb(key: string, around: KeyPlace, found: Found, names: Names): Crumb {
  const kind = around.at(-1);
  if (kind === 'facts') {
    const text = keyWords(key);
    return { role: 'entry', text, phrase: `the fact ${quoted(text)}`, namedBy: 'value', ...found };
  }
  if (kind === 'split') {
    const text = `Share of ${quoted(key)}`;
    return { role: 'entry', text, phrase: lowerFirst(text), isWhole: true, ...found };
  }
  const entry = kind === 'conversions' ? names.entry('forms', key) : undefined;
  const own = entry ?? ownWords(found.value);
  const words = own && typeof found.value === 'object' ? quoted(own.words) : keyWords(key);
  const noun = itemNoun(kind === 'conversions' ? ['forms'] : around);
  const isPlain = kind === 'redirects' || typeof found.value !== 'object';
  if (isPlain) return { role: 'entry', text: kind === 'redirects' ? key : words, phrase: words, ...found };
  return {
    role: 'entry',
    text: `${noun} ${words}`,
    phrase: `the ${lowerFirst(noun)} ${words}`,
    namedBy: own?.key,
    ...found,
  };
}

function keyCrumb(found: Found): Crumb {
  const { schema } = found.node;
  const isColor = found.place.at(-2) === 'colors';
  const label = keyLabel(found.place) + (isColor ? ' color' : '');
  const collection = collectionOf(schema);
  const isPlainKey = label === keyWords(found.place.at(-1) ?? '');
  const text =
    schema['x-kind'] === 'action' && isPlainKey && !/button/i.test(label)
      ? `${label} button`
      : collection !== undefined && label === 'Items'
        ? keyLabel([collection])
        : label;
  const isList = Array.isArray(found.value) || schema.type === 'array' || collection !== undefined;
  return {
    role: isList ? 'list' : 'key',
    text,
    phrase: `the ${lowerFirst(text)}`,
    isWhole: isColor || isWholeLabel(found.place),
    ...found,
  };
}
