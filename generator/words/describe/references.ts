import { valueAt } from '../../edit/file/model.ts';
import { isObject } from '../../lib/is-object.ts';
import { ownWords } from '../labels/own-words.ts';
import { sectionName } from '../labels/section-name.ts';
import type { References } from '../values/references.ts';
import type { Comparison } from './comparison.ts';
import { factsOf, factText, siteFacts } from './stated-facts.ts';

type Data = Record<string, unknown>;

/** What the values of a page or of a shared file refer to; what is gone is looked up in the state before. */
export function createReferences(
  { before, after }: Pick<Comparison, 'before' | 'after'>,
  page: Data,
): References {
  return {
    entry(collection, id) {
      const file = `content/${collection}`;
      return ownWords(valueAt(after.shared(file), [id]) ?? valueAt(before.shared(file), [id]));
    },
    fact: (name) => factText(name, factsOf(page), siteFacts(after.shared('site'))),
    section(id) {
      const sections = isObject(page.sections) ? page.sections : {};
      return Object.hasOwn(sections, id) ? sectionName(sections[id], id).name : undefined;
    },
  };
}

/** A name as visitors read it, with the values of facts. */
export const withFacts = (text: string, { fact }: References) =>
  text.replace(/\$\{([A-Za-z.]+)\}/g, (written, name: string) => fact(name) ?? written);
