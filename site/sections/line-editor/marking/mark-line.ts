import {
  changeVerbs,
  countedThings,
  credentials,
  englishPhrases,
  fixedTerms,
  measures,
  uncountable,
  vagueQuantities,
} from './english.ts';
import { findNumbers } from './find-numbers.ts';
import { findPassive } from './find-passive.ts';
import { overlaps, phraseFinder, phraseKey, type Span, wordsOf } from './find-phrases.ts';
import type { LineMark, MarkKind, Rules } from './rules.ts';

/** The most marks a line gets. */
export const maxMarks = 5;

/** The most marks of one kind, and how much a kind matters when there are too many. */
const limits: readonly [kind: MarkKind, most: number][] = [
  ['duty', 2],
  ['number', 1],
  ['too-long', 1],
  ['weak-verb', 2],
  ['passive', 2],
  ['filler', 3],
  ['first-person', 1],
];

/** Longer lines are too long, in words. A line of a resume has about fifteen. */
const maxWords = 30;

interface Found extends Span {
  kind: MarkKind;
}

/** Makes the editor: a pure function from a line to its marks, in the order of the text. */
export function createEditor({ marks, phrases }: Rules): (line: string) => LineMark[] {
  const phrasesOf = (kind: MarkKind) =>
    phrases.filter((phrase) => phrase.kind === kind).flatMap(({ words }) => words);
  const finders = limits.map(([kind]) => ({
    kind,
    find: phraseFinder(kind === 'number' ? [] : [...phrasesOf(kind), ...(englishPhrases[kind] ?? [])]),
  }));
  const findMeasures = phraseFinder(measures);
  const findVague = phraseFinder(vagueQuantities);
  const findCountable = phraseFinder([
    ...phrasesOf('number'),
    ...changeVerbs,
    ...countedThings,
    ...fixedTerms,
  ]);
  const phraseByWords = new Map(
    phrases.flatMap((phrase) => phrase.words.map((words) => [`${phrase.kind} ${phraseKey(words)}`, phrase])),
  );

  const find = (line: string): Found[] => {
    const numbers = findNumbers(line);
    const found = finders.flatMap(({ kind, find }) => find(line).map((span) => ({ ...span, kind })));
    const passive = findPassive(line).map((span) => ({ ...span, kind: 'passive' as const }));
    const measured = numbers.length > 0 ? [] : findMeasures(line);
    const weighed = [
      ...found.filter((one) => isMeant(one, line, numbers)),
      ...passive,
      ...measured.map((span) => ({ ...span, kind: 'filler' as const })),
    ];
    const kept = withoutOverlaps(weighed);
    const isFree = (span: Span) => !kept.some((one) => overlaps(one, span));
    const uncounted = numbers.length > 0 ? [] : findCountable(line);
    const number =
      findVague(line).find(isFree) ??
      uncounted.find((span) => isFree(span) && !isFixedTerm(span)) ??
      (numbers.length > 0 ? undefined : lastWord(line, kept));
    const long = tooLong(line);
    return [
      ...kept,
      ...(number ? [{ ...number, kind: 'number' as const }] : []),
      ...(long ? [{ ...long, kind: 'too-long' as const }] : []),
    ];
  };

  const phraseOf = ({ kind, text }: Found) => phraseByWords.get(`${kind} ${phraseKey(text)}`);
  // The same sentence twice would not help.
  const reasonOf = (found: Found) => phraseOf(found)?.why ?? phraseKey(found.text);

  return (line) => {
    const found = find(line);
    const looked = limits.filter(([kind]) => marks.some((rule) => rule.kind === kind));
    const chosen = looked.flatMap(([kind, most]) =>
      found
        .filter((one) => one.kind === kind)
        .sort(byStart)
        .filter((one, index, all) => all.findIndex((other) => reasonOf(other) === reasonOf(one)) === index)
        .slice(0, most),
    );
    return chosen
      .slice(0, maxMarks)
      .sort(byStart)
      .flatMap((one) => explain(one));
  };

  function explain(found: Found): LineMark[] {
    const { kind, start, end, text } = found;
    const rule = marks.find((one) => one.kind === kind);
    if (!rule) return [];
    const { remark = rule.remark, query, why } = phraseOf(found) ?? rule;
    return [{ kind, start, end, remark, query, why: quoteWords(why, text) }];
  }
}

/** Writes the marked words into a sentence, with a capital at its start. */
function quoteWords(why: string, text: string): string {
  const isKept = text === text.toUpperCase() || /^I\b/u.test(text);
  const words = isKept ? text : text.toLowerCase();
  return why.replace(/(^[“"]?)?\{words\}/gu, (_all, start: string | undefined) =>
    start === undefined ? words : start + words.charAt(0).toUpperCase() + words.slice(1),
  );
}

const byStart = (one: Pick<Span, 'start'>, other: Pick<Span, 'start'>) => one.start - other.start;

/** The first of two overlapping spans wins unless the second is longer. */
function withoutOverlaps(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of [...found].sort((a, b) => b.end - b.start - (a.end - a.start) || byStart(a, b)))
    if (!kept.some((other) => overlaps(one, other))) kept.push(one);
  return kept;
}

/** Words that are fine in their place. */
function isMeant({ kind, start, end, text }: Found, line: string, numbers: readonly Span[]): boolean {
  // "Handled 80 calls a day" says what was done.
  if (kind === 'weak-verb') return !numbers.some((number) => number.start >= end && number.start - end <= 24);
  if (kind !== 'first-person') return true;
  const before = line.slice(0, start);
  const after = line.slice(end);
  // A country, a department, and the numerals of Analyst I and Phase I are not people.
  if (text === 'US' || text === 'ME' || text === 'MY' || text === 'i') return false;
  return text !== 'I' || (/^\s+\p{Ll}/u.test(after) && !/\p{Lu}\p{Ll}+\s$/u.test(before));
}

const fixed = new Set(fixedTerms.map(phraseKey));
const isFixedTerm = ({ text }: Span) => fixed.has(phraseKey(text));
const endings = new Set(uncountable);
const isName = ({ start, text }: Span) => start > 0 && /^\p{Lu}/u.test(text);

/** The last word, if a number could follow it. In a line of filler, a number would not help. */
function lastWord(line: string, kept: readonly Found[]): Span | undefined {
  const last = wordsOf(line).at(-1);
  if (
    !last ||
    /\d/u.test(last.text) ||
    isName(last) ||
    credentials.test(line) ||
    endings.has(last.text.toLowerCase()) ||
    kept.some(({ kind }) => kind === 'filler')
  )
    return undefined;
  return kept.some((one) => overlaps(one, last)) ? undefined : last;
}

/** What goes beyond a comfortable line: from the last natural break before the limit to the end. */
function tooLong(line: string): Span | undefined {
  const words = wordsOf(line);
  if (words.length <= maxWords) return undefined;
  const breaks = [
    ...line.matchAll(/[,;:–—]\s+|\s(?=(?:and|while|which|as well as|including|through|by)\s)/giu),
  ]
    .map(({ 0: text, index }) => index + text.length)
    .filter((at) => {
      const before = words.filter(({ end }) => end <= at).length;
      return before >= 12 && before <= 24;
    });
  const start = breaks.at(-1) ?? words[20]?.start ?? 0;
  const end = words.at(-1)?.end ?? line.length;
  return { start, end, text: line.slice(start, end) };
}
