import { isObject } from '../../lib/is-object.ts';
import { counted, sentence } from '../english.ts';
import type { ParsedFile } from '../files/parsed-file.ts';
import { mergedWith, type SiteState } from '../files/site-state.ts';
import { countedItems } from '../labels/key-labels.ts';
import { rootOf } from '../labels/label-of.ts';
import type { Said, SaidAt } from './speaker.ts';

type Data = Record<string, unknown>;

/** A file that is new. */
export function sayNewFile(file: string, after: ParsedFile, baseOf: SiteState['baseOf']): SaidAt {
  if (!after.data) {
    const text = `New file ${file}, which cannot be read: line ${after.line}`;
    return { what: 'New file', sentence: sentence(text), path: [], line: after.line };
  }
  const root = rootOf(file, after.data);
  if (root.kind !== 'page')
    return {
      what: 'New file',
      sentence: sentence(`New file ${file}${contentsOf(file, after.data)}`),
      path: [],
    };
  const { extends: base, draft, matrix } = after.data;
  const page = mergedWith(after, baseOf(after.data));
  const notes = draft === true ? ', marked as a draft' : '';
  if (typeof base === 'string') {
    const own = ownValues(after.data);
    const values = own > 0 ? ` with ${counted(own, 'value')} of its own` : '';
    const text = `New variant of ${base}${addressOf(page, ' at ')}${values}${notes}`;
    return { what: 'New variant', sentence: sentence(text), path: [] };
  }
  const sections = counted(sizeOf(page.sections), 'section');
  const rows = matrix === undefined ? '' : ', one for each row of a table,';
  const text = `New page${addressOf(page, ' ') || ` ${file}`}${rows} with ${sections}${notes}`;
  return { what: 'New page', sentence: sentence(text), path: [] };
}

/** A file that is gone. */
export function sayRemovedFile(file: string, { data }: ParsedFile): Said {
  const isPage = rootOf(file, data).kind === 'page';
  const name = isPage ? `Page${addressOf(data ?? {}, ' ') || ` ${file}`}` : `File ${file}`;
  const text = `${name} removed${isPage ? '' : contentsOf(file, data ?? {})}`;
  return { what: name, sentence: sentence(text), path: [] };
}

const addressOf = ({ route }: Data, before: string) => (typeof route === 'string' ? before + route : '');

function contentsOf(file: string, data: Data): string {
  const root = rootOf(file, data);
  return root.kind === 'content' ? ` with ${countedItems(sizeOf(data), [root.collection])}` : '';
}

const sizeOf = (value: unknown) => (isObject(value) ? Object.keys(value).length : 0);

/** How many values a variant writes, besides its base and its address. */
function ownValues(data: Data): number {
  const { extends: _base, route: _route, draft: _draft, ...own } = data;
  const count = (value: unknown): number =>
    isObject(value) ? Object.values(value).reduce<number>((sum, one) => sum + count(one), 0) : 1;
  return count(own);
}
