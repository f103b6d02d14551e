import type { Path } from '../../../schema/api/studio/operation.ts';
import { sameData } from '../../edit/file/model.ts';
import { type Difference, differencesBetween, type MappingRules } from '../compare/differences.ts';
import { isGroupOfValues } from '../compare/groups-of-values.ts';
import { quoted, sentence } from '../english.ts';
import { mergedWith } from '../files/site-state.ts';
import { rootOf } from '../labels/label-of.ts';
import { sayAll } from '../say/say-all.ts';
import { sayFollowedLinks } from '../say/say-links.ts';
import { sayPageMove } from '../say/say-page-move.ts';
import type { Said } from '../say/speaker.ts';
import type { Compared, Comparison, ReadPair } from './comparison.ts';
import { createReferences } from './references.ts';
import { factsOf, siteFacts, statedFacts } from './stated-facts.ts';

const rules: MappingRules = {
  isOrdered: (path) => path.length === 1 && path[0] === 'sections',
  isOpen: (path) => isGroupOfValues(path) || isVariantPart(path),
};

type Data = Record<string, unknown>;

/**
 * The changes of a page's own file. Both sides of a variant are merged over its base as it is afterward, so what changed in
 * the base is not said again.
 */
export function comparePage({ file, from, before, after }: ReadPair, comparison: Comparison): Compared {
  const { base, sides } = mergedSides({ before, after }, comparison);
  const site = siteFacts(comparison.after.shared('site'));
  const names = [...Object.keys(factsOf(sides.before)), ...Object.keys(factsOf(sides.after))];
  const old = statedFacts(sides.before, site, names);
  const now = statedFacts(sides.after, site, names);
  const page = { name: pageName(file), ...(from !== file && { from: pageName(from) }) };
  const moved = sayPageMove({ ...page, before: old, after: now });
  const found = withoutOldSections(differencesBetween(moved.before, moved.after, rules));
  const { said, rest } = sayFollowedLinks(found, comparison.routes);
  const data = mergedWith(after, comparison.after.baseOf(after.data));
  const references = createReferences(comparison, data);
  const speaker = {
    // What a variant writes is called by what its page has.
    before: rootOf(file, mergedWith(before, comparison.before.baseOf(before.data))),
    after: rootOf(file, statedFacts(data, site)),
    walk: comparison.walk,
    references,
  };
  return { said: [...moved.said, ...base, ...sayAll(rest, speaker), ...said], data, references };
}

const pageName = (file: string) => file.replace(/\.ya?ml$/, '');

/** What both sides are compared as, and what changed about the base. */
function mergedSides(
  { before, after }: Pick<ReadPair, 'before' | 'after'>,
  comparison: Comparison,
): { base: Said[]; sides: { before: Data; after: Data } } {
  const [old, now] = [before.data.extends, after.data.extends];
  const merged = (base: Data | undefined, other = base) => ({
    before: withoutBase(mergedWith(before, base)),
    after: withoutBase(mergedWith(after, other)),
  });
  const base = comparison.after.baseOf(after.data);
  if (sameData(old, now)) return { base: [], sides: merged(base) };
  const path = ['extends'];
  if (typeof old === 'string' && now !== undefined && comparison.names.get(old) === now) {
    const text = `The page that it extends is called ${quoted(String(now))} now`;
    return { base: [{ what: 'Base page', sentence: sentence(text), path }], sides: merged(base) };
  }
  const side = (name: unknown) => (typeof name === 'string' ? name : undefined);
  const isNamed = typeof old === 'string' || typeof now === 'string';
  const words = isNamed ? { before: side(old), after: side(now) } : { sentence: 'The base page changed.' };
  const said = { what: 'Base page', ...words, path };
  // Over two bases, everything differs; only what the file says does so on purpose.
  const isSwitched = old !== undefined && now !== undefined;
  return {
    base: [said],
    sides: isSwitched ? merged(undefined) : merged(comparison.before.baseOf(before.data), base),
  };
}

const withoutBase = ({ extends: _base, ...page }: Data): Data => page;

/** What a variant of a test changes is listed value by value. */
const isVariantPart = (path: Path) => path[0] === 'experiment' && path.length > 3 && path[3] !== 'title';

/** Of a section with another type, only the type: no key of the old one fits the new one. */
function withoutOldSections(differences: Difference[]): Difference[] {
  const isSection = ({ path: [top] }: Difference) => top === 'sections';
  const replaced = differences.flatMap((one) =>
    isSection(one) && one.path.length === 3 && one.path[2] === 'type' ? [one.path[1]] : [],
  );
  return differences.filter(
    (one) =>
      !isSection(one) || !replaced.includes(one.path[1]) || one.path.length < 3 || one.path[2] === 'type',
  );
}
