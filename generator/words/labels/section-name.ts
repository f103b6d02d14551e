import { isObject } from '../../lib/is-object.ts';
import { keyWords } from './key-words.ts';
import { oneLine } from './own-words.ts';

/** What a section is called. */
export interface SectionName {
  name: string;
  /** The key whose text it is; undefined if the section is named after its type. */
  key?: 'heading' | 'title';
}

/**
 * The name of a section, as the outline shows it: its heading without marks, or else its type in words. The headline of a
 * page names the page, so a first screen is called by its type: Hero.
 * @param id names a section whose type is unknown, such as a removed one
 * @param filled inserts facts into a text
 */
export function sectionName(
  section: unknown,
  id: string,
  filled: (text: string) => string = String,
): SectionName {
  const data = isObject(section) ? section : {};
  for (const key of ['heading', 'title'] as const) {
    const text = data[key];
    const name = typeof text === 'string' ? oneLine(filled(text)) : '';
    if (name !== '') return { name, key };
  }
  return { name: keyWords(typeof data.type === 'string' ? data.type : id) };
}
