import { cleanPaste } from './clean-paste.ts';
import { wordsOf } from './find-phrases.ts';
import { judgeLine, type NotALine } from './judge-line.ts';
import { createEditor } from './mark-line.ts';
import type { LineMark, Rules } from './rules.ts';

/** The editor's answer to what was pasted. */
export type Answer =
  /** A line with its marks; without any, it is a good line. */
  | { kind: 'marked'; line: string; marks: LineMark[]; words: number }
  /** Several lines, of which the visitor chooses one. */
  | { kind: 'several'; lines: string[]; count: number }
  /** Nothing to mark, and why. */
  | { kind: 'empty' | 'short' | 'long' | NotALine };

/** The most lines to choose from. */
const maxChoices = 6;

/** Longer texts are more than a line, in words and in characters. */
const maxLine = { words: 70, characters: 500 };

/** Makes the function that answers whatever a visitor pastes. It reads nothing else and sends nothing. */
export function createAnswers(rules: Rules): (pasted: string) => Answer {
  const edit = createEditor(rules);

  return (pasted) => {
    const lines = cleanPaste(pasted);
    const [first] = lines;
    if (first === undefined) return { kind: 'empty' };
    if (lines.length > 1) return answerSeveral(lines);
    return isOneLine(first) ? answerLine(first) : answerSeveral(sentencesOf(first));
  };

  function answerLine(line: string): Answer {
    const problem = judgeLine(line);
    const words = wordsOf(line).length;
    const marks = problem === undefined || problem === 'list' ? edit(line) : [];
    // A lone number mark is no reason to mark a word or a list.
    const isBare = marks.every(({ kind }) => kind === 'number');
    if (problem && (problem !== 'list' || isBare)) return { kind: problem };
    if (isBare && (words < 2 || (words < 3 && !/^\p{L}+ed\b/u.test(line)))) return { kind: 'short' };
    return { kind: 'marked', line, marks, words };
  }

  /** Offers the lines that need the pencil most, in the order of the page. */
  function answerSeveral(lines: readonly string[]): Answer {
    const usable = lines
      .filter(isOneLine)
      .map((line) => ({ line, answer: answerLine(line) }))
      .flatMap(({ line, answer }) =>
        answer.kind === 'marked' ? [{ line, count: answer.marks.length }] : [],
      );
    const [only] = usable;
    if (!only) return { kind: lines.length > 1 ? (commonProblem(lines) ?? 'unreadable') : 'long' };
    if (usable.length === 1) return answerLine(only.line);
    const chosen = [...usable].sort((one, other) => other.count - one.count).slice(0, maxChoices);
    return {
      kind: 'several',
      lines: usable.filter((one) => chosen.includes(one)).map(({ line }) => line),
      count: lines.length,
    };
  }
}

const isOneLine = (line: string) =>
  wordsOf(line).length <= maxLine.words && line.length <= maxLine.characters;

const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?;])\s+(?=[\p{Lu}•])|\s[•▪●]\s/u).filter((part) => part !== '');

/** The problem of every line, if it is the same. */
function commonProblem(lines: readonly string[]): NotALine | undefined {
  const [problem, ...others] = new Set(lines.map((line) => judgeLine(line)));
  return others.length === 0 ? problem : undefined;
}
