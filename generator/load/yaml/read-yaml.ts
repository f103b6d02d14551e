import { type Document, parseDocument } from 'yaml';
import { type Finding, finding } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { Lru } from '../../lib/lru.ts';
import { type YamlIssue, yamlIssues, yamlOptions } from '../syntax/yaml-issues.ts';
import { plainText } from './plain-text.ts';
import { isSelfContained, type Piece, splitBlocks, splitBody } from './split-blocks.ts';

export interface YamlResult {
  /** Undefined when the file could not be read. Files share the objects of equal blocks, so it must not be changed. */
  data?: unknown;
  findings: Finding[];
  /** Syntax errors, located by offset because broken text has no paths. */
  issues: YamlIssue[];
}

export type ReadYaml = (text: string) => YamlResult;

/**
 * Creates a YAML reader that parses equal pieces only once, because the pages of a site share most of their text. It splits a
 * file at its keys, on several levels, and parses only the pieces that are not cached. A file that cannot be split safely is
 * parsed as a whole, with the same result. Without the cache, the benchmark's `full, cold` takes 3.4 times as long to build
 * pages, and 1.9 times when files are split only at the first two levels.
 * @param maxPieces the size of the cache
 */
export function createYamlReader(maxPieces = 1000): ReadYaml {
  const cache = new Lru<string, { value: unknown }>(maxPieces);

  return (text) => {
    const tree = splitBlocks(text)?.map(toTree);
    const data = tree && readTree(tree);
    return data ? { data, findings: [], issues: [] } : readWhole(text);
  };

  /** Splits a piece further, unless it is cached or simple enough to read without a parser. */
  function toTree(piece: Piece): Tree {
    const { key, text, at } = piece;
    const simple = plainText(text);
    if (simple !== undefined) return { key, text, at, known: { value: simple } };
    const cached = cache.get(text);
    if (cached) return { key, text, at, known: cached };
    const body = splitBody(piece);
    return body ? { key, text, at, header: body.header, children: body.pieces.map(toTree) } : piece;
  }

  function readTree(tree: Tree[]): object | undefined {
    const text = unparsedText(tree);
    if (text === undefined) return undefined;
    const parsed = text === '' ? {} : parseMapping(text);
    return parsed && assemble(tree, parsed);
  }

  /** Combines known and parsed values; undefined when the parser found different keys than the split. */
  function assemble(tree: Tree[], parsed: Record<string, unknown>): object | undefined {
    const mapping: Record<string, unknown> = {};
    const unparsed = tree.filter(needsParsing).map(({ key }) => key);
    if (Object.keys(parsed).join() !== unparsed.join()) return undefined;
    for (const piece of tree) {
      const { key, text, children } = piece;
      if (Object.hasOwn(mapping, key)) return undefined;
      if (piece.known) mapping[key] = piece.known.value;
      else {
        const inside = parsed[key] ?? {};
        const value = children ? isObject(inside) && assemble(children, inside) : parsed[key];
        if (children && !value) return undefined;
        mapping[key] = value;
        cache.set(text, { value });
      }
    }
    return mapping;
  }
}

/** A piece of a file, split further unless its value is known. */
interface Tree extends Piece {
  known?: { value: unknown };
  header?: string;
  children?: Tree[];
}

/** A mapping whose pieces are all known needs no parsing. */
function needsParsing({ known, children }: Tree): boolean {
  return !known && (!children || children.some(needsParsing));
}

/** The text of the pieces that need parsing; undefined when one of them depends on the rest of the file. */
function unparsedText(tree: Tree[]): string | undefined {
  let text = '';
  for (const piece of tree.filter(needsParsing)) {
    if (piece.children) {
      const inside = unparsedText(piece.children);
      if (inside === undefined) return undefined;
      text += piece.header + inside;
    } else if (isSelfContained(piece.text)) text += piece.text;
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
  const issues = yamlIssues(text, document);
  if (issues.length > 0) return { findings: [], issues };
  try {
    return { ...toData(document), issues };
  } catch (error) {
    // Nested aliases would expand to an enormous value.
    return { findings: [], issues: [{ kind: 'ALIASES', message: String(error), offset: 0, from: 0 }] };
  }
}

function toData(document: Document): Pick<YamlResult, 'data' | 'findings'> {
  const data = document.toJS(jsOptions) as unknown;
  if (isObject(data)) return { data, findings: [] };
  const got =
    data === null || data === undefined ? 'nothing' : Array.isArray(data) ? 'a list' : 'a single value';
  return { findings: [finding('NotAMapping', { got }, [])] };
}
