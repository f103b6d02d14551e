import { withLiteralFacts } from '../../load/yaml/literal-facts.ts';
import { differencesBetween, type MappingRules } from '../compare/differences.ts';
import { isGroupOfValues } from '../compare/groups-of-values.ts';
import { rootOf } from '../labels/label-of.ts';
import { sayAll } from '../say/say-all.ts';
import { sayFollowedLinks } from '../say/say-links.ts';
import type { Compared, Comparison, ReadPair } from './comparison.ts';
import { createReferences } from './references.ts';
import { statedFacts } from './stated-facts.ts';

/** The changes of a content file or of site.yaml. */
export function compareShared({ file, before, after }: ReadPair, comparison: Comparison): Compared {
  const isSite = rootOf(file, undefined).kind === 'site';
  const read = ({ data, text }: ReadPair['after']) =>
    isSite ? statedFacts(withLiteralFacts(data, text)) : data;
  const [old, now] = [read(before), read(after)];
  const rules: MappingRules = {
    isOrdered: (path) => path.at(-1) === 'fields' || (!isSite && path.length === 0),
    isOpen: (path) => isSite && isGroupOfValues(path),
  };
  const { said, rest } = sayFollowedLinks(differencesBetween(old, now, rules), comparison.routes);
  const references = createReferences(comparison, {});
  const speaker = {
    before: rootOf(file, old),
    after: rootOf(file, now),
    walk: comparison.walk,
    references,
  };
  return { said: [...sayAll(rest, speaker), ...said], data: after.data, references };
}
