import type { DataOf } from '../errors/catalog.ts';
import { type Finding, finding, type Path } from '../errors/finding.ts';
import { isWritten, keysIn, lineOf, type TextFile } from '../errors/locate.ts';
import { createEmptyKeys } from '../load/variants/empty-groups.ts';
import { flow } from './messages/words.ts';

/** A finding about a merged page, in terms of the lines that the page's own file adds to its base. */
export function inVariant(found: Finding, own: TextFile): Finding {
  if (found.code === 'MissingKey') return removedKey(found, own) ?? found;
  if (found.code === 'BadForm') return rotatingWords(found, own) ?? found;
  if (found.code !== 'NestedSection') return found;
  const isOnly = keysIn(own, found.path.slice(0, -1)).length === 1;
  const data = { ...(found.data as DataOf<'NestedSection'>), isOnly };
  return finding('NestedSection', data, found.path, 'key');
}

/** The finding for a required key that the page's own file removes with null, or leaves empty. */
function removedKey({ data, path }: Finding, own: TextFile): Finding | undefined {
  const { key, where, example } = data as DataOf<'MissingKey'>;
  const at = [...path, key];
  if (!isWritten(own, at)) return undefined;
  const parent = keysIn(own, path).length === 1 && path.length > 0 ? String(path.at(-1)) : undefined;
  const isEmpty = createEmptyKeys(own.text)(at);
  const isInline = path.length > 0 && lineOf(own, path) === lineOf(own, at);
  return finding('RemovedKey', { key, where, example, isEmpty, parent, isInline }, at, 'key');
}

/** A headline without `{rotate}`, or rotating words for a headline without it: the other one is the base's. */
function rotatingWords({ data, path }: Finding, own: TextFile): Finding | undefined {
  const details = data as DataOf<'BadForm'>;
  const { key, description, written = '' } = details;
  const rotate: Path = [...path.slice(0, -1), 'rotate'];
  const [hasHeadline, hasWords] = [path, rotate].map((one) => isWritten(own, one));
  if (key !== 'headline' || !description.includes('{rotate}') || hasHeadline === hasWords) return undefined;
  const headline = `headline: ${flow(
    written
      .trim()
      .replace(/\s+(?=\S+$)|$/, ' {rotate} ')
      .trim(),
  )}`;
  if (hasHeadline) {
    const fix = `The headline of the base page has rotating words (rotate), so this one must say where they go, for example: ${headline}\nFor a headline without them, also write: rotate: null`;
    return finding('BadForm', { ...details, fix }, path);
  }
  const reason = 'the headline of the base page does not say where they go';
  const fix = `Also write a headline with {rotate} where the words go, for example: ${headline}`;
  return finding('BadForm', { key: 'rotate', got: 'a list', description, reason, fix }, rotate, 'key');
}
