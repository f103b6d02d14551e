import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import type { Entry } from './catalogue/entry.ts';
import { catalogue } from './catalogue.ts';
import { codeFrame } from './code-frame.ts';
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
  const place = findPlace(found, files);
  const text = catalogue[found.code] as Entry<unknown>;
  return {
    code: found.code,
    file: place.file,
    line: place.line,
    column: place.column,
    title: text.title,
    message: text.message(found.data),
    hint: text.hint(found.data),
    frame: place.frame,
  };
}

interface Place {
  file: string;
  line: number;
  column: number;
  frame: string;
}

function findPlace({ path, at, word }: Finding, files: TextFile[]): Place {
  // A path that no file holds was left out everywhere: then what should hold it is pointed at.
  for (let length = path.length; length >= 0; length--) {
    for (const { file, text } of files) {
      const lines = new LineCounter();
      const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
      const range = rangeOf(document.contents, path.slice(0, length), length < path.length ? 'key' : at);
      if (!range) continue;
      const [start, end] = (word && wordIn(text, word, range)) || range;
      const { line, col } = lines.linePos(start);
      return { file, line, column: col, frame: codeFrame(text, line, col, end - start) };
    }
  }
  const { file = '', text = '' } = files[0] ?? {};
  return { file, line: 1, column: 1, frame: text ? codeFrame(text, 1, 1) : '' };
}

function wordIn(text: string, word: string, [start, end]: [number, number]): [number, number] | undefined {
  // A link is looked for as a link first: its address may be the beginning of another one, or a word of the text.
  const link = text.indexOf(`](${word})`, start);
  const at = link >= 0 && link < end ? link + 2 : text.indexOf(word, start);
  // What was meant as the value may be longer than what YAML took for it.
  const isInside = at === start || (at >= 0 && at + word.length <= end);
  return isInside ? [at, at + word.length] : undefined;
}

function rangeOf(node: unknown, path: Path, at: 'key' | 'value'): [number, number] | undefined {
  let here = node as Node | null;
  let key: Node | null = null;
  for (const step of path) {
    if (isMap(here)) {
      const pair: Pair | undefined = here.items.find(
        (item) => isScalar(item.key) && String(item.key.value) === String(step),
      );
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
