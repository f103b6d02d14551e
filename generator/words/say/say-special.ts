import { isObject } from '../../lib/is-object.ts';
import type { Difference } from '../compare/differences.ts';
import { listed, lowerFirst, quoted, sentence } from '../english.ts';
import { keyWords } from '../labels/key-words.ts';
import { ownWords } from '../labels/own-words.ts';
import { crumbsAfter, type Said, type Speaker } from './speaker.ts';

/** Differences that have sentences of their own; undefined for all others. */
export function saySpecial(difference: Difference, speaker: Speaker): Said | undefined {
  if (difference.kind !== 'value') return undefined;
  const { path, before, after } = difference;
  const [top, key, third] = path;
  const { kind } = speaker.after;
  const says = (what: string, text: string): Said => ({ what, sentence: sentence(text), path });
  if (kind === 'page' && top === 'draft' && path.length === 1)
    return says('Draft', after === true ? 'Marked as a draft' : 'No longer marked as a draft');
  if (kind === 'site' && top === 'redirects' && path.length === 2)
    return sayRedirect(String(key), difference, says);
  if (top === 'experiment' && path.length === 1) return sayTest(difference, says);
  const isType = kind === 'page' && top === 'sections' && third === 'type' && path.length === 3;
  if (isType && typeof before === 'string' && typeof after === 'string') {
    const name = crumbsAfter(path.slice(0, 2), speaker).at(-1)?.phrase ?? String(key);
    const words = (type: string) => lowerFirst(keyWords(type));
    return { what: `Kind of ${name}`, before: words(before), after: words(after), path };
  }
  return undefined;
}

type Says = (what: string, text: string) => Said;
type Values = Pick<Extract<Difference, { kind: 'value' }>, 'before' | 'after' | 'path'>;

function sayRedirect(from: string, { before, after, path }: Values, says: Says): Said | undefined {
  const what = `Redirect of ${from}`;
  const [old, now] = [before ?? '', after ?? ''];
  if (typeof old !== 'string' || typeof now !== 'string') return undefined;
  if (old === '') return says(what, `${from} leads to ${now} now`);
  if (now === '') return says(what, `${from} no longer leads to ${old}`);
  return { what, before: old, after: now, path };
}

/** A test that began or is gone. */
function sayTest({ before, after }: Values, says: Says): Said | undefined {
  if (before !== undefined && after !== undefined) return undefined;
  const test = after ?? before;
  const own = isObject(test) ? test : {};
  const name = typeof own.name === 'string' ? ` ${quoted(own.name)}` : '';
  if (after === undefined) return says(`Test${name}`, `Test${name} removed`);
  const variants = isObject(own.variants) ? Object.entries(own.variants) : [];
  const titles = variants.map(([id, variant]) => quoted(ownWords(variant)?.words ?? id));
  const noun = titles.length === 1 ? 'variant' : 'variants';
  return says(
    `Test${name}`,
    `New test${name}${titles.length > 0 ? ` with the ${noun} ${listed(titles)}` : ''}`,
  );
}
