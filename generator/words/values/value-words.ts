import { collectionOf } from '../../../schema/json-schema.ts';
import { isObject } from '../../lib/is-object.ts';
import { factInAmount } from '../../prepare/value/read-amount.ts';
import { listed, lowerFirst, quoted } from '../english.ts';
import type { Crumb } from '../labels/crumbs.ts';
import { countedItems } from '../labels/key-labels.ts';
import { keyWords } from '../labels/key-words.ts';
import { ownWords, phrased } from '../labels/own-words.ts';
import { actionWords } from './action-words.ts';
import { momentWords } from './moment-words.ts';
import type { References } from './references.ts';
import { textWords } from './text-change.ts';

/** A value in a few words, as one side of a change; undefined for a group of keys without words of its own. */
export function valueWords(
  value: unknown,
  crumb: Pick<Crumb, 'node' | 'place'>,
  references: References,
): string | undefined {
  const { schema } = crumb.node;
  const kind = schema['x-kind'];
  const collection = collectionOf(schema);
  if (value === undefined || value === null) return undefined;
  if (collection !== undefined) return contentWords(value, collection, references);
  if (kind === 'action' && isObject(value))
    return 'label' in value ? ownWords(value)?.words : actionWords(value, references);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberWords(value, crumb);
  if (Array.isArray(value)) return listWords(value, crumb, references);
  if (typeof value === 'string') return stringWords(value, crumb, references);
  if (isObject(value) && crumb.place.at(-1) === 'facts') return ownWords(value.value)?.words;
  if (isObject(value) && isNumbers(value)) return sharesWords(value);
  // A group of keys is known only by a text that names it.
  const own = ownWords(value);
  return isObject(value) && own?.key === undefined ? undefined : own?.words;
}

const isNumbers = (value: object) => {
  const numbers: unknown[] = Object.values(value);
  return numbers.length > 0 && numbers.every((one) => typeof one === 'number');
};

/** A group of numbers, such as the split of a test: `control 50 and price 50`. */
const sharesWords = (value: object) =>
  listed(
    Object.entries(value).map(([key, one]) => `${lowerFirst(keyWords(key))} ${String(one)}`),
    9,
  );

function numberWords(value: number, { node: { schema }, place }: Pick<Crumb, 'node' | 'place'>): string {
  const about = schema.description ?? '';
  if (/US dollars/.test(about)) return dollars(value);
  const words = value.toLocaleString('en-US', { maximumFractionDigits: 6 });
  if (/\bpercent(?:age|\b)(?! points)/i.test(about) || place.at(-1) === 'split') return `${words}%`;
  return words;
}

/** `$1,250`, with cents if there are any. */
const dollars = (value: number) =>
  `$${value.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 })}`;

function stringWords(value: string, crumb: Pick<Crumb, 'node' | 'place'>, references: References): string {
  const { schema } = crumb.node;
  if (schema['x-kind'] === 'amount') return references.fact(factInAmount(value) ?? '') ?? value;
  if (schema['x-kind'] === 'form') return entryWords('forms', value, references);
  if (schema['x-kind'] === 'moment' || schema.title === 'Moment') return momentWords(value);
  const refers = schema['x-refers'];
  if (refers === 'forms' || refers === 'plans' || refers === 'packages')
    return entryWords(refers, value, references);
  if (refers === 'anchors') return quoted(references.section(value) ?? value);
  if (refers === 'media' || schema['x-kind'] === 'film') return value.split('/').at(-1) ?? value;
  if (schema.enum || schema.const !== undefined) return lowerFirst(keyWords(value));
  return textWords(value);
}

function entryWords(collection: string, id: string, { entry }: References): string {
  const own = entry(collection, id);
  return own ? phrased(own) : id;
}

function contentWords(value: unknown, collection: string, references: References): string | undefined {
  if (value === 'all') return 'all';
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => contentWords(item, collection, references) ?? '');
    return items.length > 3 ? countedItems(items.length, [collection]) : listed(items);
  }
  if (typeof value === 'string') return entryWords(collection, value, references);
  if (!isObject(value)) return undefined;
  if (Array.isArray(value.except))
    return `all but ${listed(value.except.map((id) => entryWords(collection, String(id), references)))}`;
  const own = ownWords(value);
  return own && phrased(own);
}

function listWords(value: unknown[], crumb: Pick<Crumb, 'node' | 'place'>, references: References): string {
  if (value.length === 0) return 'none';
  const { items } = crumb.node.schema;
  const node = { schema: items ?? {}, file: crumb.node.file };
  const words = value.map((item) => valueWords(item, { node, place: crumb.place }, references));
  const known = words.filter((word) => word !== undefined);
  if (known.length < words.length || known.join().length > 120)
    return countedItems(value.length, crumb.place);
  return listed(known, 5);
}
