import { type Document, parseDocument } from 'yaml';
import { type Finding, finding } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { Lru } from '../../lib/lru.ts';
import { type Fault, faultsOf, yamlOptions } from '../syntax/yaml-issues.ts';
import { plainText } from './plain-text.ts';
import { cutBody, type Piece, splitBlocks, standsAlone } from './split-blocks.ts';

export interface YamlResult {
  /** What the file holds; undefined when it could not be read. Equal blocks of files are one object, so nobody changes it. */
  data?: unknown;
  findings: Finding[];
  /** Mistakes of YAML itself with offsets, since broken text has no paths to point at. */
  faults: Fault[];
}

export type ReadYaml = (text: string) => YamlResult;

/**
 * A reader of YAML that parses equal pieces once: page files of one site share most of their text. A file is cut at its keys,
 * on several levels, and only pieces that no file had before are parsed. A file that cannot be cut safely is parsed whole, and
 * the result is the same. Without it, the benchmark's `full, cold` spends 3.4 times as long on making pages, and 1.9 times when
 * files are cut at the first two levels only.
 * @param memory how many pieces are remembered
 */
export function createYamlReader(memory = 1000): ReadYaml {
  const known = new Lru<string, { value: unknown }>(memory);

  return (text) => {
    const tree = splitBlocks(text)?.map(grow);
    const data = tree && readTree(tree);
    return data ? { data, findings: [], faults: [] } : readWhole(text);
  };

  /** Cuts a piece further, unless it is known already or so simple that it is understood at once. */
  function grow(piece: Piece): Tree {
    const { key, text, at } = piece;
    const simple = plainText(text);
    if (simple !== undefined) return { key, text, at, known: { value: simple } };
    const before = known.get(text);
    if (before) return { key, text, at, known: before };
    const body = cutBody(piece);
    return body ? { key, text, at, header: body.header, children: body.pieces.map(grow) } : piece;
  }

  function readTree(tree: Tree[]): object | undefined {
    const text = unknownText(tree);
    if (text === undefined) return undefined;
    const parsed = text === '' ? {} : parseMapping(text);
    return parsed && assemble(tree, parsed);
  }

  /** The mapping, of values known and parsed; undefined when the parser found other keys than the cut. */
  function assemble(tree: Tree[], parsed: Record<string, unknown>): object | undefined {
    const whole: Record<string, unknown> = {};
    const unknown = tree.filter(isUnknown).map(({ key }) => key);
    if (Object.keys(parsed).join() !== unknown.join()) return undefined;
    for (const piece of tree) {
      const { key, text, children } = piece;
      if (Object.hasOwn(whole, key)) return undefined;
      if (piece.known) whole[key] = piece.known.value;
      else {
        const inside = parsed[key] ?? {};
        const value = children ? isObject(inside) && assemble(children, inside) : parsed[key];
        if (children && !value) return undefined;
        whole[key] = value;
        known.set(text, { value });
      }
    }
    return whole;
  }
}

/** A piece of a file, cut further unless it is known already. */
interface Tree extends Piece {
  known?: { value: unknown };
  header?: string;
  children?: Tree[];
}

/** Whether some of a piece has to be parsed: a mapping of known pieces has not. */
function isUnknown({ known, children }: Tree): boolean {
  return !known && (!children || children.some(isUnknown));
}

/** The file without what is known; undefined when a part of the rest means something else without it. */
function unknownText(tree: Tree[]): string | undefined {
  let text = '';
  for (const piece of tree.filter(isUnknown)) {
    if (piece.children) {
      const inside = unknownText(piece.children);
      if (inside === undefined) return undefined;
      text += piece.header + inside;
    } else if (standsAlone(piece.text)) text += piece.text;
    else return undefined;
  }
  return text;
}

function parseMapping(text: string): Record<string, unknown> | undefined {
  const document = parseDocument(text, yamlOptions);
  if (document.errors.length > 0 || document.warnings.length > 0) return undefined;
  const data = document.toJS(jsOptions) as unknown;
  return isObject(data) ? data : undefined;
}

const jsOptions = { maxAliasCount: 100 };

function readWhole(text: string): YamlResult {
  const document = parseDocument(text, yamlOptions);
  const faults = faultsOf(text, document);
  if (faults.length > 0) return { findings: [], faults };
  try {
    return { ...toData(document), faults };
  } catch (error) {
    // One name repeated so often that the file would grow without end.
    return { findings: [], faults: [{ kind: 'ALIASES', message: String(error), offset: 0, from: 0 }] };
  }
}

function toData(document: Document): Pick<YamlResult, 'data' | 'findings'> {
  const data = document.toJS(jsOptions) as unknown;
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return { data, findings: [] };
  const got =
    data === null || data === undefined ? 'nothing' : Array.isArray(data) ? 'a list' : 'a single value';
  return { findings: [finding('NotAMapping', { got }, [])] };
}
