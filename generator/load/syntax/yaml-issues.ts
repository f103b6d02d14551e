import { type Document, isAlias, isNode, parseDocument, visit } from 'yaml';
import { splitSections } from '../yaml/split-blocks.ts';

/** A syntax error. `kind` is the parser's error code, or one of ours for text that YAML would silently drop. */
export interface YamlIssue {
  kind: string;
  /** The parser's message. */
  message: string;
  offset: number;
  /** Where the parsed text starts in the file. The cause is never before it. */
  from: number;
}

export const yamlOptions = { uniqueKeys: true, stringKeys: true, prettyErrors: false } as const;

/** In characters. A longer file is not written by hand, and reading it would keep the studio busy for seconds after each edit. */
const maxLength = 2_000_000;

/** The issue of a file that is too long to be read; to be asked before it is parsed. */
export function lengthIssue(text: string): YamlIssue | undefined {
  if (text.length <= maxLength) return undefined;
  return { kind: 'TOO_LONG', message: '', offset: 0, from: 0 };
}

/**
 * The syntax errors of a file, one for each block. An error causes more errors below it, so only the first one of a block
 * counts. Blocks are parsed separately, so an error in one does not hide those in the others.
 * @param document the whole file, parsed with `yamlOptions`
 */
export function yamlIssues(text: string, document: Document): YamlIssue[] {
  const whole = firstIssues(document, 0);
  if (whole.length === 0) return droppedText(text, document);
  const blocks = splitSections(text);
  if (!blocks) return whole;
  const issues = blocks.flatMap(({ text, at }) => firstIssues(parseDocument(text, yamlOptions), at));
  const duplicates = allIssues(document, 0).filter(({ kind }) => kind === 'DUPLICATE_KEY');
  const found = issues.length > 0 ? [...issues, ...(hasOnlyDuplicates(document) ? duplicates : [])] : whole;
  const seen = new Set<number>();
  return found
    .sort((a, b) => a.offset - b.offset)
    .filter(({ offset }) => !seen.has(offset) && seen.add(offset));
}

function allIssues({ errors, warnings }: Document, from: number): YamlIssue[] {
  return [...errors, ...warnings].map(({ code, message, pos }) => ({
    kind: code,
    message,
    offset: from + pos[0],
    from,
  }));
}

/** The first issue, or every duplicate key when nothing else is wrong, because duplicate keys do not cause other errors. */
function firstIssues(document: Document, from: number): YamlIssue[] {
  const issues = allIssues(document, from).filter(({ kind }) => from === 0 || kind !== 'BAD_ALIAS');
  const first = issues.find(({ kind }) => kind !== 'DUPLICATE_KEY');
  return first ? [first] : issues;
}

function hasOnlyDuplicates({ errors, warnings }: Document): boolean {
  return [...errors, ...warnings].every(({ code }) => code === 'DUPLICATE_KEY');
}

/**
 * Valid YAML that means something other than what the author typed: `We are #1` ends before the hash, `&Co` defines an
 * anchor, and `*Fair*` refers to an anchor that does not exist.
 */
function droppedText(text: string, document: Document): YamlIssue[] {
  if (!/ #\S|[&*]/.test(text)) return [];
  const issues: YamlIssue[] = [];
  const add = (kind: string, offset: number) => issues.push({ kind, message: '', offset, from: 0 });
  const anchors = new Map<string, { offset: number; isUsed: boolean }>();
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const [start, end] = node.range;
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target) target.isUsed = true;
      else add('UNKNOWN_ALIAS', start);
      return;
    }
    const { anchor, type, comment } = node as { anchor?: string; type?: string; comment?: string | null };
    if (anchor)
      anchors.set(anchor, { offset: Math.max(0, text.lastIndexOf(`&${anchor}`, start)), isUsed: false });
    if (type === 'PLAIN' && comment && !/^[\s#]/.test(comment)) {
      const hash = text.indexOf('#', end);
      if (!text.slice(end, hash).includes('\n')) add('TEXT_AFTER_HASH', hash);
    }
  });
  for (const { offset, isUsed } of anchors.values()) if (!isUsed) add('UNUSED_ANCHOR', offset);
  return issues;
}
