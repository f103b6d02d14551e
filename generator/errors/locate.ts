import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { Lru } from '../lib/lru.ts';
import type { Entry } from './catalog/entry.ts';
import { catalog, type DataOf, type ProblemCode } from './catalog.ts';
import { codeFrame } from './code-frame.ts';
import { type Finding, finding, type Path } from './finding.ts';
import type { Problem } from './problem.ts';

export interface TextFile {
  /** The path as shown to people. */
  file: string;
  text: string;
  /** The paths of groups of keys that replace those of the file itself. */
  overrides?: readonly Path[];
}

/**
 * Turns a finding into a problem with a file, line, and column. Loading keeps no positions, because only broken files
 * need them.
 * @param files the page itself, then the pages it extends; the first file that contains the path is the one to fix
 */
export function locate(found: Finding, files: TextFile[]): Problem {
  // When no file contains the path, the problem is located at its nearest parent.
  for (let length = found.path.length; length >= 0; length--) {
    for (const written of files) {
      const { file, text } = written;
      const parsed = parsedText(text);
      const at = length < found.path.length ? 'key' : found.at;
      const path = found.path.slice(0, length);
      const places = length > 0 ? layersOf(written).map((group) => [...group, ...path]) : [path];
      for (const place of places) {
        const range = rangeOf(parsed, place, at);
        if (range) return problemInRange(found, file, parsed, range);
      }
    }
  }
  return problemAt(found, files[0] ?? { file: '', text: '' }, { line: 1, column: 1 });
}

/** The groups of keys in a file that make up its page, each by its path. The first one wins. */
export const layersOf = ({ overrides = [] }: TextFile): Path[] => [...overrides, []];

/** Whether a file itself contains a path. */
export const isWritten = (file: TextFile, path: Path): boolean =>
  layersOf(file).some((group) => lineOf(file, [...group, ...path]) !== undefined);

/** The line of a path's key. */
export function lineOf({ text }: TextFile, path: Path): number | undefined {
  const parsed = parsedText(text);
  const range = rangeOf(parsed, path, 'key');
  return range && parsed.counter.linePos(range[0]).line;
}

/** The keys that a file itself writes in the group of keys at a path. */
export function keysIn({ text }: TextFile, path: Path): string[] {
  const group = stepsTo(parsedText(text), path)?.node;
  return isMap(group) ? group.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : [])) : [];
}

/** A problem of a file as a whole. @param file the path as shown to people */
export function fileProblem<Code extends ProblemCode>(file: string, code: Code, data: DataOf<Code>): Problem {
  return locate(finding(code, data, []), [{ file, text: '' }]);
}

interface Position {
  line: number;
  column: number;
  /** The number of characters to underline. */
  length?: number;
}

/** @param text can be split into lines already; empty when there is no text to show */
export function problemAt<Code extends ProblemCode>(
  { code, data }: Pick<Finding<Code>, 'code' | 'data'>,
  { file, text }: { file: string; text: string | readonly string[] },
  { line, column, length }: Position,
): Problem {
  const { title, message, hint } = catalog[code] as unknown as Entry<unknown>;
  const frame = text === '' ? '' : codeFrame(text, line, column, length);
  const written = (typeof text === 'string' ? text.split(/\r?\n/) : text)[line - 1] ?? '';
  return { code, title, message: message(data), hint: hint(data, written), file, line, column, frame };
}

interface ParsedText {
  text: string;
  root: unknown;
  counter: LineCounter;
  lines: string[];
  /** Mapping -> its pairs by key, so a long file with many problems is not scanned for each of them. */
  pairs: WeakMap<YAMLMap, Map<string, Pair>>;
  /** Variants that share a value with their base report the same finding object. */
  located: WeakMap<Finding, Problem>;
}

/** A file with many problems, or a base with many variants, is parsed once. */
const parsedTexts = new Lru<string, ParsedText>(16);

function parsedText(text: string): ParsedText {
  const cached = parsedTexts.get(text);
  if (cached) return cached;
  const counter = new LineCounter();
  const root = parseDocument(text, { lineCounter: counter, uniqueKeys: false }).contents;
  return parsedTexts.set(text, {
    text,
    root,
    counter,
    lines: text.split(/\r?\n/),
    pairs: new WeakMap(),
    located: new WeakMap(),
  });
}

function problemInRange(found: Finding, file: string, parsed: ParsedText, range: Range): Problem {
  const cached = parsed.located.get(found);
  if (cached?.file === file) return cached;
  const [start, end] = (found.word && wordIn(parsed.text, found.word, range)) || range;
  const { line, col: column } = parsed.counter.linePos(start);
  const problem = problemAt(found, { file, text: parsed.lines }, { line, column, length: end - start });
  parsed.located.set(found, problem);
  return problem;
}

type Range = [start: number, end: number];

function wordIn(text: string, word: string, [start, end]: Range): Range | undefined {
  // Links first: the address can also be the beginning of another link, or plain text.
  const link = text.indexOf(`](${word})`, start);
  const at = link >= 0 && link < end ? link + 2 : text.indexOf(word, start);
  // The author's value can be longer than what YAML parsed: `4,5` in braces is 4.
  const isInside = at === start || (at >= 0 && at + word.length <= end);
  return isInside ? [at, at + word.length] : undefined;
}

function rangeOf(parsed: ParsedText, path: Path, at: 'key' | 'value'): Range | undefined {
  const found = stepsTo(parsed, path);
  const target = at === 'key' ? (found?.key ?? found?.node) : (found?.node ?? found?.key);
  const range = target?.range;
  return range ? [range[0], range[1]] : undefined;
}

/** The key and the value at a path. */
function stepsTo(parsed: ParsedText, path: Path): { key: Node | null; node: Node | null } | undefined {
  let node = parsed.root as Node | null;
  let key: Node | null = null;
  for (const step of path) {
    if (isMap(node)) {
      const pair = parsed.pairs.getOrInsertComputed(node, pairsOf).get(String(step));
      if (!pair) return undefined;
      key = pair.key as Node;
      node = pair.value as Node | null;
    } else if (isSeq(node) && typeof step === 'number') {
      const item = node.items[step] as Node | undefined;
      if (!item) return undefined;
      key = item;
      node = item;
    } else return undefined;
  }
  return { key, node };
}

function pairsOf({ items }: { items: Pair[] }): Map<string, Pair> {
  // The first of two equal keys wins.
  const named = items.toReversed().filter(({ key }) => isScalar(key));
  return new Map(named.map((pair) => [String((pair.key as Scalar).value), pair]));
}
