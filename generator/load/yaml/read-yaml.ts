import { type Document, parseDocument } from 'yaml';
import { type Finding, finding } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { Lru } from '../../lib/lru.ts';
import { lengthIssue, type YamlIssue, yamlIssues, yamlOptions } from '../syntax/yaml-issues.ts';
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
    const tooLong = lengthIssue(text);
    if (tooLong) return { findings: [], issues: [tooLong] };
    const pieces = splitBlocks(text);
    const data = pieces && readMapping(pieces);
    return data ? { data, findings: [], issues: [] } : readWhole(text);
  };

  function readMapping(pieces: Piece[]): Record<string, unknown> | undefined {
    const mapping: Record<string, unknown> = {};
    for (const piece of pieces) {
      const read = readPiece(piece);
      if (!read || Object.hasOwn(mapping, piece.key)) return undefined;
      mapping[piece.key] = read.value;
    }
    return mapping;
  }

  /** @returns undefined when the piece depends on the rest of the file, or is broken */
  function readPiece(piece: Piece): { value: unknown } | undefined {
    const simple = plainText(piece.text);
    if (simple !== undefined) return { value: simple };
    const cached = cache.get(piece.text);
    if (cached) return cached;
    const body = splitBody(piece);
    const read = body ? asValue(readMapping(body)) : parsePiece(piece);
    return read && cache.set(piece.text, read);
  }
}

const asValue = (value: unknown) => (value === undefined ? undefined : { value });

function parsePiece({ key, text }: Piece): { value: unknown } | undefined {
  if (!isSelfContained(text)) return undefined;
  const document = parseDocument(text, yamlOptions);
  if (document.errors.length > 0 || document.warnings.length > 0) return undefined;
  const data = document.toJS(jsOptions) as unknown;
  return isObject(data) && Object.keys(data).join() === key ? { value: data[key] } : undefined;
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
