import { type Finding, finding } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { kindOf } from './words.ts';

/**
 * The finding for a value in place of a section, which is most often a key of the section above it, with too few spaces.
 * @param sections in the order of the file
 */
export function valueAmongSections(id: string, sections: [id: string, section: unknown][]): Finding {
  const index = sections.findIndex(([other]) => other === id);
  const [above] = sections.slice(0, index).findLast(([, section]) => isObject(section)) ?? [];
  const data = { key: id, got: kindOf(sections[index]?.[1]), ...(above !== undefined && { above }) };
  return finding('ValueAmongSections', data, ['sections', id], 'key');
}
