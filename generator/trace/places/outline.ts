import type { OutlineSection } from '../../../schema/api/studio/page.ts';
import { isObject } from '../../lib/is-object.ts';
import { sectionName } from '../../words/labels/section-name.ts';
import type { PageFiles } from './page-files.ts';

/** The sections of a merged page, in order. @param filled inserts facts into a text */
export function outlineOf(
  data: Readonly<Record<string, unknown>>,
  files: PageFiles,
  filled: (text: string) => string,
): OutlineSection[] {
  return Object.entries(isObject(data.sections) ? data.sections : {}).flatMap(([id, section]) => {
    if (!isObject(section)) return [];
    const path = ['sections', id];
    return {
      ...{ id, type: String(section.type ?? ''), name: sectionName(section, id, filled).name },
      ...{ file: files.written(path).file, line: files.line(path) },
    };
  });
}
