import type { OutlineSection } from '../../../schema/api/studio/page.ts';
import { isObject } from '../../lib/is-object.ts';
import { readHeadline } from '../../share-pictures/headline.ts';
import type { PageFiles } from './page-files.ts';

/**
 * What the outline of a page calls a section: its headline as plain text, or its type in words.
 * @param filled inserts facts into a text
 */
export function sectionName(
  { type, headline, title, heading, rotate }: Readonly<Record<string, unknown>>,
  filled: (text: string) => string,
): string {
  const written = [headline, title, heading].find((text) => typeof text === 'string' && text.trim() !== '');
  const [rotating] = Array.isArray(rotate) ? rotate : [];
  const { plain } = readHeadline(filled(String(written ?? '')), filled(String(rotating ?? '')));
  return plain || typeInWords(String(type ?? ''));
}

function typeInWords(type: string): string {
  const words = type.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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
      ...{ id, type: String(section.type ?? ''), name: sectionName(section, filled) },
      ...{ file: files.written(path).file, line: files.line(path) },
    };
  });
}
