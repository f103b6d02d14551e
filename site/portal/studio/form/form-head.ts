import type { Path } from '../../../../schema/api/studio/operation.ts';
import { originOf } from './edits/origins.ts';
import type { FormSource } from './edits/source.ts';
import { isGroup } from './fields/resolve.ts';
import { valueAt } from './fields/schema-at.ts';
import { keyWords } from './fields/words.ts';

/** What a form edits, and where that is written. */
export function formHead(source: FormSource, path: Path): { title: string; place: string } {
  const origin = originOf(source, path);
  const isInherited = origin !== undefined && origin.file !== source.file;
  const line = origin && origin.line > 0 ? `, line ${origin.line}` : '';
  return {
    title: titleOf(source, path),
    place: isInherited ? `${source.file}, from ${origin.file}` : `${source.file}${line}`,
  };
}

function titleOf({ page, file, data }: FormSource, path: Path): string {
  const value = valueAt(data, path);
  const isSection = page !== undefined && path[0] === 'sections' && path.length === 2;
  if (isSection && isGroup(value)) return keyWords(String(value.type));
  if (path.length === 0) return page === undefined ? keyWords(nameOf(file)) : 'Page settings';
  return keyWords(String(path.findLast((step) => typeof step === 'string')));
}

const nameOf = (file: string) => file.replace(/^.*\/|\.ya?ml$/g, '');
