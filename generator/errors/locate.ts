import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import { Lru } from '../lib/lru.ts';
import type { Entry } from './catalog/entry.ts';
import { catalog } from './catalog.ts';
import { frameOfLines, linesOf } from './code-frame.ts';
import type { Finding, Path } from './finding.ts';
import type { Problem } from './problem.ts';

export interface TextFile {
  /** The path as shown to people. */
  file: string;
  text: string;
}

/**
 * Turns a finding into a problem with a file, line, and column. Loading keeps no positions, because only broken files
 * need them.
 * @param files the page itself, then the pages it extends; the first file that contains the path is the one to fix
 */
export function locate(found: Finding, files: TextFile[]): Problem {
  // When no file contains the path, the problem is located at its nearest parent.
  for (let length = found.path.length; length >= 0; length--) {
    for (const { file, text } of files) {
      const parsed = parsedText(text);
      const at = length < found.path.length ? 'key' : found.at;
      const range = rangeOf(parsed, found.path.slice(0, length), at);
      if (range) return problemAt(found, file, parsed, range);
    }
  }
  const { file = '', text = '' } = files[0] ?? {};
  return {
    ...problemText(found),
    file,
    line: 1,
    column: 1,
    frame: text ? frameOfLines(linesOf(text), 1, 1) : '',
  };
}

interface ParsedText {
  text: string;
  root: unknown;
  counter: LineCounter;
  lines: string[];
  /** Mapping -> its pairs by key, so a long file with many problems is not scanned for each of them. */
  pairs: WeakMap<object, Map<string, Pair>>;
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
    lines: linesOf(text),
    pairs: new WeakMap(),
    located: new WeakMap(),
  });
}

function problemAt(found: Finding, file: string, parsed: ParsedText, range: Range): Problem {
  const cached = parsed.located.get(found);
  if (cached?.file === file) return cached;
  const [start, end] = (found.word && wordIn(parsed.text, found.word, range)) || range;
  const { line, col } = parsed.counter.linePos(start);
  const frame = frameOfLines(parsed.lines, line, col, end - start);
  const problem = { ...problemText(found), file, line, column: col, frame };
  parsed.located.set(found, problem);
  return problem;
}

/** The catalog's words for a finding. */
export function problemText({
  code,
  data,
}: Pick<Finding, 'code' | 'data'>): Pick<Problem, 'code' | 'title' | 'message' | 'hint'> {
  const { title, message, hint } = catalog[code] as Entry<unknown>;
  return { code, title, message: message(data), hint: hint(data) };
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
  let node = parsed.root as Node | null;
  let key: Node | null = null;
  for (const step of path) {
    if (isMap(node)) {
      const pair = pairsOf(node, parsed).get(String(step));
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
  const target = at === 'key' ? (key ?? node) : (node ?? key);
  const range = target?.range;
  return range ? [range[0], range[1]] : undefined;
}

function pairsOf(map: { items: Pair[] }, { pairs }: ParsedText): Map<string, Pair> {
  const cached = pairs.get(map);
  if (cached) return cached;
  const found = new Map<string, Pair>();
  for (const pair of map.items) {
    const name = isScalar(pair.key) ? String(pair.key.value) : undefined;
    // The first of two equal keys wins.
    if (name !== undefined && !found.has(name)) found.set(name, pair);
  }
  pairs.set(map, found);
  return found;
}
