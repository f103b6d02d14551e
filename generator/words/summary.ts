import type { ChangeInWords, PageChanges } from '../../schema/api/studio/draft.ts';
import { cut, lowerFirst, numberWord, quoted, upperFirst } from './english.ts';
import { countedItems } from './labels/key-labels.ts';

/** The most phrases of a list of releases. */
const maxPhrases = 3;

/** The longest subject of a Git message (characters), after which tools cut it. */
const subjectLimit = 72;

/** How many changes there are, including those that are not listed. */
export const countOf = (pages: readonly PageChanges[]) =>
  pages.reduce((sum, { changes, more }) => sum + changes.length + more, 0);

/** A draft's title, made of its first change, such as `Headline of lp8`; undefined without changes. */
export const titleOf = (pages: readonly PageChanges[]): string | undefined => phrasesOf(pages)[0]?.text;

/** All changes in one line, such as `Headline of lp8, “Four steps” moved above “Why us”, price of Entry Level Resume`. */
export function summaryOf(pages: readonly PageChanges[]): string {
  return joined(phrasesOf(pages), maxPhrases);
}

/** A Git message: a subject of at most 72 characters, and a line for each change below the page that it is on. */
export function messageOf(pages: readonly PageChanges[]): string {
  const phrases = phrasesOf(pages);
  const fitting = [3, 2, 1]
    .map((count) => joined(phrases, count))
    .find((text) => text.length <= subjectLimit);
  const subject = fitting ?? cut(phrases[0]?.text ?? '', subjectLimit - 1);
  if (phrases.length === 0) return 'No changes\n';
  const body = pages.map(({ file, route, changes, more }) =>
    [
      route ?? file,
      ...changes.map((change) => `- ${lineOf(change)}`),
      ...(more > 0 ? [`- and ${more} more`] : []),
    ].join('\n'),
  );
  return `${[subject, ...body].join('\n\n')}\n`;
}

/** A change in one line of plain text, such as `Headline: resume that gets read. → resume people finish.` */
export function lineOf({ what, before, after, note, sentence }: ChangeInWords): string {
  if (sentence !== undefined) return oneLine(sentence);
  const values =
    before === undefined
      ? `now ${after}`
      : after === undefined
        ? `removed, was ${before}`
        : `${before} → ${after}`;
  return oneLine(`${what}: ${values}${note === undefined ? '' : ` ${note}`}`);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** What happened to one or several places, and how many changes that is. */
interface Phrase {
  text: string;
  changes: number;
}

function joined(phrases: readonly Phrase[], limit: number): string {
  const shown = phrases.slice(0, limit);
  const rest = phrases.slice(limit).reduce((sum, { changes }) => sum + changes, 0);
  const texts = shown.map(({ text }, index) => (index === 0 ? text : lowerFirst(text)));
  return [...texts, ...(rest > 0 ? [`and ${numberWord(rest)} more`] : [])].join(', ');
}

/** The phrases of all changes. Links and names that only followed a page are left out, unless nothing else changed. */
function phrasesOf(pages: readonly PageChanges[]): Phrase[] {
  let current: string | undefined;
  const phrases = pages.flatMap((page): (Phrase & { isFollowing: boolean })[] => {
    const { file, changes, more } = page;
    const listed = groupsOf(page).map((group) => {
      const [change] = group;
      const isFollowing = isFollowed(change, page);
      const named = page.page !== undefined && page.page !== current && !isFollowing ? page.page : undefined;
      if (!isFollowing && page.page !== undefined) current = page.page;
      const text = group.length > 1 ? groupPhrase(file, group) : phraseOf(change, named, page.page);
      return { text, changes: group.length, isFollowing };
    });
    const [last] = listed.slice(-1);
    return last && more > 0 && changes.length > 0
      ? [...listed.slice(0, -1), { ...last, changes: last.changes + more }]
      : listed;
  });
  const own = phrases.filter(({ isFollowing }) => !isFollowing);
  return own.length > 0 ? own : phrases;
}

/** Whether a change only follows a page to its new name or address. */
const isFollowed = ({ what, path, sentence }: ChangeInWords, { page }: PageChanges) =>
  sentence !== undefined && (what.startsWith('Links to ') || (page !== undefined && path?.[0] === 'extends'));

type Group = [ChangeInWords, ...ChangeInWords[]];

/** Changes of one key of several entries of a content file are one phrase, such as `price of nine plans`. */
function groupsOf({ file, changes }: PageChanges): Group[] {
  if (!file.startsWith('content/')) return changes.map((change) => [change]);
  const keyOf = ({ path = [], sentence }: ChangeInWords) =>
    sentence === undefined && path.length === 2 ? `${String(path[1])}` : undefined;
  const groups = Map.groupBy(changes, (change) => keyOf(change) ?? change);
  return [...groups.values()].flatMap((group): Group[] => {
    const [first, ...rest] = group;
    if (!first) return [];
    return group.length > 2 ? [[first, ...rest]] : group.map((change) => [change]);
  });
}

function groupPhrase(file: string, [{ what }, ...rest]: Group): string {
  const collection = file.replace(/^content\/|\.ya?ml$/g, '');
  return `${what.split(/ (?:of|to) /)[0]} of ${countedItems(rest.length + 1, [collection])}`;
}

/**
 * @param page the page to name, unless the sentence does; undefined if the phrase before named it
 * @param own the page of the change
 */
function phraseOf(
  { what, sentence, after, path = [] }: ChangeInWords,
  page: string | undefined,
  own = page,
): string {
  const isHeading = what === 'Heading' && after !== undefined;
  const subject = isHeading ? `${what} ${quoted(after)}` : what;
  const text = shortened(sentence === undefined ? subject : sentence.replace(/\.$/, ''));
  const isNamed = path.length === 0 || (path[0] === 'route' && sentence !== undefined);
  if (own !== undefined && path[0] === 'draft' && sentence !== undefined) return `${own} ${lowerFirst(text)}`;
  if (page === undefined || isNamed) return text;
  const isPlain = sentence === undefined && !isHeading && !/ (?:of|in|to|for|by|on) /.test(text);
  return upperFirst(`${text} ${isPlain ? 'of' : 'on'} ${page}`);
}

/** The longest name in quotes (characters). */
const nameLimit = 32;

/** With names in quotes by their beginning, and without their periods. */
const shortened = (text: string) => text.replace(/“([^“”]+)”/g, (_, name: string) => `“${shortName(name)}”`);

function shortName(name: string): string {
  const plain = name.replace(/\.$/, '');
  if (plain.length <= nameLimit) return /^(.{8,}?),/.exec(plain)?.[1] ?? plain;
  return /^(.{8,30}?)[,:;.?!–—]/.exec(plain)?.[1] ?? cut(plain, nameLimit);
}
