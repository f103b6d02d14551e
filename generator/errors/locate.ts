import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import { Lru } from '../lib/lru.ts';
import type { Entry } from './catalog/entry.ts';
import { catalogue } from './catalog.ts';
import { frameOfLines, linesOf } from './code-frame.ts';
import type { Finding, Path } from './finding.ts';
import type { Problem } from './problem.ts';

export interface TextFile {
  /** As it is shown to people. */
  file: string;
  text: string;
}

/**
 * Turns a finding into a problem with a place. Positions are worked out here and not while loading, because
 * only broken files need them.
 * @param files the file that the finding is about, then the pages it extends; the first that holds the path wrote it
 */
export function locate(found: Finding, files: TextFile[]): Problem {
  // A path that no file holds was left out everywhere: then what should hold it is pointed at.
  for (let length = found.path.length; length >= 0; length--) {
    for (const { file, text } of files) {
      const parsed = parsedText(text);
      const at = length < found.path.length ? 'key' : found.at;
      const range = rangeOf(parsed, found.path.slice(0, length), at);
      if (range) return problemAt(found, file, parsed, range);
    }
  }
  const { file = '', text = '' } = files[0] ?? {};
  return { ...words(found), file, line: 1, column: 1, frame: text ? frameOfLines(linesOf(text), 1, 1) : '' };
}

/** A text as places in it are looked for. */
interface ParsedText {
  text: string;
  root: unknown;
  counter: LineCounter;
  lines: string[];
  /** Keys of a group -> its pair: a long file with many mistakes is not searched from its start for each of them. */
  pairs: WeakMap<object, Map<string, Pair>>;
  /** A mistake in a base is found with each of its variants, as one object where these share the value. */
  told: WeakMap<Finding, Problem>;
}

/** A file with many mistakes, and a base with many variants, is parsed once. */
const parsedTexts = new Lru<string, ParsedText>(16);

function parsedText(text: string): ParsedText {
  const known = parsedTexts.get(text);
  if (known) return known;
  const counter = new LineCounter();
  const root = parseDocument(text, { lineCounter: counter, uniqueKeys: false }).contents;
  return parsedTexts.set(text, {
    text,
    root,
    counter,
    lines: linesOf(text),
    pairs: new WeakMap(),
    told: new WeakMap(),
  });
}

function problemAt(found: Finding, file: string, parsed: ParsedText, range: Range): Problem {
  const before = parsed.told.get(found);
  if (before?.file === file) return before;
  const [start, end] = (found.word && wordIn(parsed.text, found.word, range)) || range;
  const { line, col } = parsed.counter.linePos(start);
  const frame = frameOfLines(parsed.lines, line, col, end - start);
  const problem = { ...words(found), file, line, column: col, frame };
  parsed.told.set(found, problem);
  return problem;
}

function words({ code, data }: Finding): Pick<Problem, 'code' | 'title' | 'message' | 'hint'> {
  const { title, message, hint } = catalogue[code] as Entry<unknown>;
  return { code, title, message: message(data), hint: hint(data) };
}

type Range = [start: number, end: number];

function wordIn(text: string, word: string, [start, end]: Range): Range | undefined {
  // A link is looked for as a link first: its address may be the beginning of another one, or a word of the text.
  const link = text.indexOf(`](${word})`, start);
  const at = link >= 0 && link < end ? link + 2 : text.indexOf(word, start);
  // What was meant as the value may be longer than what YAML took for it.
  const isInside = at === start || (at >= 0 && at + word.length <= end);
  return isInside ? [at, at + word.length] : undefined;
}

function rangeOf(parsed: ParsedText, path: Path, at: 'key' | 'value'): Range | undefined {
  let here = parsed.root as Node | null;
  let key: Node | null = null;
  for (const step of path) {
    if (isMap(here)) {
      const pair = pairsOf(here, parsed).get(String(step));
      if (!pair) return undefined;
      key = pair.key as Node;
      here = pair.value as Node | null;
    } else if (isSeq(here) && typeof step === 'number') {
      const item = here.items[step] as Node | undefined;
      if (!item) return undefined;
      key = item;
      here = item;
    } else return undefined;
  }
  const target = at === 'key' ? (key ?? here) : (here ?? key);
  const range = target?.range;
  return range ? [range[0], range[1]] : undefined;
}

function pairsOf(map: { items: Pair[] }, { pairs }: ParsedText): Map<string, Pair> {
  const known = pairs.get(map);
  if (known) return known;
  const found = new Map<string, Pair>();
  for (const pair of map.items) {
    const name = isScalar(pair.key) ? String(pair.key.value) : undefined;
    // Of a key that stands twice the first is pointed at.
    if (name !== undefined && !found.has(name)) found.set(name, pair);
  }
  pairs.set(map, found);
  return found;
}
