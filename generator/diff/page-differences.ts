import type { Page } from '../../schema/generated/types.ts';
import type { DeepReadonly } from '../lib/deep-readonly.ts';
import type { SharedSource } from '../load/load-shared.ts';
import { createCompanyFacts } from '../prepare/company/company-facts.ts';
import { differences, inWords } from './differences.ts';
import { factDifferences, priceDifferences } from './fact-differences.ts';
import { sectionDifferences } from './section-differences.ts';

/** The keys of a page by what they are about. Other keys follow under a heading of their own. */
const topics: Record<string, (keyof Page)[]> = {
  'Address and search results': [
    'route',
    'formerly',
    'title',
    'description',
    'canonical',
    'indexed',
    'name',
    'breadcrumbs',
    'share',
    'draft',
  ],
  Time: ['from', 'until', 'then'],
  'Look and navigation': ['layout', 'theme', 'nav', 'widget'],
  Forms: ['thanks', 'service'],
  'Tags and words from the ad': ['tags', 'params'],
};

/** Each of these has its own comparison. */
const compared: (keyof Page)[] = ['facts', 'sections', 'extends', 'allow'];

type WrittenPage = DeepReadonly<Page>;

/**
 * What a variant changes: headings with a line for each difference.
 * @param isSold whether the variant lists or orders an entry of a content file
 */
export function pageDifferences(
  base: WrittenPage,
  variant: WrittenPage,
  { site, content }: Pick<SharedSource, 'site' | 'content'>,
  isSold: (file: string, id: string) => boolean,
): Map<string, string[]> {
  const facts = site && createCompanyFacts(site, 0);
  const known = new Set<string>([...Object.values(topics).flat(), ...compared]);
  const others = [...new Set([...Object.keys(base), ...Object.keys(variant)])].filter(
    (key) => !known.has(key),
  );
  const ofKeys = (keys: readonly string[]) =>
    keys.flatMap((key) => differences(keyOf(base, key), keyOf(variant, key), key).map((one) => inWords(one)));
  const all: [string, string[]][] = [
    ...Object.entries(topics).map(([topic, keys]): [string, string[]] => [topic, ofKeys(keys)]),
    ['Facts', facts ? factDifferences(facts, base.facts, variant.facts) : []],
    ['Prices', facts ? priceDifferences(facts, content, [base.facts, variant.facts], isSold) : []],
    ['Sections', sectionDifferences(base.sections, variant.sections)],
    ['Other keys', ofKeys(others)],
  ];
  return new Map(all.filter(([, lines]) => lines.length > 0));
}

const keyOf = (page: WrittenPage, key: string): unknown => page[key as keyof Page];
