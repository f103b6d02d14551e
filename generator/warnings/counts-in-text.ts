import type { SectionType } from '../../schema/generated/types.ts';
import type { PreparedSection } from '../../site/prepared-data.ts';
import type { PreparedPage } from '../../site/prepared-page.ts';
import { type Finding, finding, type Path } from '../errors/finding.ts';
import { locate, type TextFile } from '../errors/locate.ts';

/** A text whose count is not that of the list. */
interface Mismatch {
  /** The keys of the text and the list. */
  key: string;
  list: string;
  words: string;
  /** The entries of the list. */
  count: number;
}

interface NamedList {
  key: string;
  /** What texts call its entries, in the singular. */
  nouns: readonly string[];
}

const items = (...nouns: string[]): NamedList => ({ key: 'items', nouns });

/** The list of a section. Types whose entries have no common name are missing. */
const lists: Partial<Record<SectionType, NamedList>> = {
  awards: items('award'),
  'client-logos': { key: 'clients', nouns: ['client', 'logo'] },
  faqs: items('question', 'answer'),
  features: items('feature', 'reason'),
  'how-it-works': { key: 'steps', nouns: ['step'] },
  industries: items('industry', 'field'),
  'package-cards': items('package'),
  'packages-slider': items('package'),
  partners: items('partner', 'platform'),
  'pricing-table': { key: 'plans', nouns: ['plan'] },
  'process-steps': items('step'),
  'resume-samples': { key: 'categories', nouns: ['category', 'role', 'field', 'profession'] },
  reviews: items('review'),
  'samples-carousel': items('sample', 'profession'),
  'service-list': items('service'),
  'services-carousel': items('service'),
  'steps-carousel': items('step'),
  testimonials: items('testimonial', 'review'),
  'why-us': items('reason'),
};

const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const anyNumber = new RegExp(String.raw`\b(?:\d{1,2}|${numbers.join('|')})\b`, 'i');

/** What a count is not one of, or more or less than. */
const before = 'first|last|next|other|or|to|of|step|over|than|nearly|almost|about|around|least|most';

const textKeys = ['heading', 'subheading', 'lead', 'statement'];

/** What texts mark words with, which is no part of the words. */
const marks = /[()=_*[\]]/g;

const plural = (noun: string) => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/**
 * Finds texts such as "Seven packages" over a list of three. A variant that changes only one of them often causes it, so the
 * finding points at what the page's own file states: the text or the list.
 * @param page what visitors see now
 * @param files the page's own file first, then those that it extends
 */
export function countFindings({ sections }: Pick<PreparedPage, 'sections'>, files: TextFile[]): Finding[] {
  return sections.flatMap((section) =>
    mismatches(section).map(({ key, list, ...data }) => {
      const paths: Path[] = [
        ['sections', section.id, key],
        ['sections', section.id, list],
      ];
      const found = paths.map((path) => finding('CountInText', data, path));
      return found.find((one) => locate(one, files).file === files[0]?.file) ?? (found[0] as Finding);
    }),
  );
}

/** Many pages can share a section. */
const known = new WeakMap<object, Mismatch[]>();

function mismatches(section: Pick<PreparedSection, 'type' | 'props'>): Mismatch[] {
  return known.getOrInsertComputed(section, () => mismatchesIn(section));
}

function mismatchesIn({ type, props }: Pick<PreparedSection, 'type' | 'props'>): Mismatch[] {
  const list = lists[type];
  const values = props as Record<string, unknown>;
  const entries = list && values[list.key];
  if (!list || !Array.isArray(entries)) return [];
  return textKeys.flatMap((key) => {
    const text = values[key];
    const said = typeof text === 'string' && countIn(text, list.nouns);
    return said && said.count !== entries.length
      ? [{ key, list: list.key, words: said.words, count: entries.length }]
      : [];
  });
}

/** What a count of something else can be followed by: prepositions, and verbs of headings. */
const otherWords =
  'or|to|of|for|in|on|at|by|with|from|across|and|than|per|more|other|answer|ask|check|choose|compare|cover|edit|explain|get|have|offer|pick|read|review|show|write';
/** A word in between, such as an adjective. */
const word = String.raw`(?:(?!(?:${otherWords})s?\s)[\p{L}’'-]+\s+)?`;

/**
 * The first count of the entries, with at most one word in between; not in "the first two steps", "two or three steps", "over 90
 * reviews", or "two more steps". One is a count only at the start of a sentence: "Pick one package" fits any list.
 */
function countIn(text: string, nouns: readonly string[]): { words: string; count: number } | undefined {
  // Most texts contain no count, and these two checks are cheaper than the pattern.
  if (!anyNumber.test(text)) return undefined;
  const lower = text.toLowerCase();
  if (!nouns.some((noun) => lower.includes(noun.slice(0, -1)))) return undefined;
  const pattern = patterns.getOrInsertComputed(nouns, patternOf);
  const [words, number = '', one] = pattern.exec(text.replace(marks, '')) ?? [];
  if (!words) return undefined;
  const count = one ? 1 : Number(number) || numbers.indexOf(number.toLowerCase()) + 1;
  return { words: words.replace(/\s+/g, ' '), count };
}

/** Patterns take longer to make than to use. */
const patterns = new WeakMap<readonly string[], RegExp>();

function patternOf(nouns: readonly string[]): RegExp {
  const many = String.raw`(?<![\p{L}\d.,$–-])(?<!\b(?:${before})\s)(${numbers.slice(1).join('|')}|\d{1,2})\s+${word}(?:${nouns.map(plural).join('|')})`;
  const single = String.raw`(?<=^|[.!?]\s)(one)\s+${word}(?:${nouns.join('|')})(?!\s+(?:after|at|away|by|per)\b)`;
  return new RegExp(`(?:${many}|${single})(?![\\p{L}-])`, 'iu');
}
