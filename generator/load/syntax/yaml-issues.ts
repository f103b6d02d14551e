import { type Document, isAlias, isNode, parseDocument, visit } from 'yaml';
import { cutBlocks } from '../yaml/split-blocks.ts';

/** A mistake of YAML itself. `kind` is the parser's own code, or one of ours for text that YAML would silently drop. */
export interface Fault {
  kind: string;
  /** As the parser says it. */
  message: string;
  offset: number;
  /** Where the text that the parser was given starts: what stands before it is not to blame. */
  from: number;
}

export const yamlOptions = { uniqueKeys: true, stringKeys: true, prettyErrors: false } as const;

/**
 * The mistakes in a file's YAML, one for each block. A mistake makes the parser stumble over what follows it, so of each
 * block only the first counts; blocks are looked at alone, so that one mistake does not hide those of the others.
 * @param document the whole file, parsed with `yamlOptions`
 */
export function faultsOf(text: string, document: Document): Fault[] {
  const whole = firstFaults(document, 0);
  if (whole.length === 0) return droppedText(text, document);
  const blocks = cutBlocks(text)?.flatMap((block) => block.children ?? [block]);
  if (!blocks) return whole;
  const faults = blocks.flatMap(({ text, at }) => firstFaults(parseDocument(text, yamlOptions), at));
  const doubled = allFaults(document, 0).filter((fault) => fault.kind === 'DUPLICATE_KEY');
  const all = faults.length > 0 ? [...faults, ...(hasOnlyDuplicates(document) ? doubled : [])] : whole;
  const seen = new Set<number>();
  return all
    .sort((a, b) => a.offset - b.offset)
    .filter(({ offset }) => !seen.has(offset) && seen.add(offset));
}

function allFaults({ errors, warnings }: Document, from: number): Fault[] {
  return [...errors, ...warnings].map(({ code, message, pos }) => ({
    kind: code,
    message,
    offset: from + pos[0],
    from,
  }));
}

/** The first fault; keys that stand twice are faults of their own, and all of them count when nothing else is wrong. */
function firstFaults(document: Document, from: number): Fault[] {
  const faults = allFaults(document, from).filter((fault) => from === 0 || fault.kind !== 'BAD_ALIAS');
  const first = faults.find((fault) => fault.kind !== 'DUPLICATE_KEY');
  return first ? [first] : faults;
}

function hasOnlyDuplicates({ errors, warnings }: Document): boolean {
  return [...errors, ...warnings].every(({ code }) => code === 'DUPLICATE_KEY');
}

/**
 * Valid YAML that says something else than its author wrote: `We are #1` ends before the hash, `&Co` names what follows,
 * and `*Fair*` repeats what was never named.
 */
function droppedText(text: string, document: Document): Fault[] {
  if (!/ #\S|[&*]/.test(text)) return [];
  const faults: Fault[] = [];
  const add = (kind: string, offset: number) => faults.push({ kind, message: '', offset, from: 0 });
  const names = new Map<string, { offset: number; isUsed: boolean }>();
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const [start, end] = node.range;
    if (isAlias(node)) {
      const named = names.get(node.source);
      if (named) named.isUsed = true;
      else add('UNKNOWN_ALIAS', start);
      return;
    }
    const { anchor, type, comment } = node as { anchor?: string; type?: string; comment?: string | null };
    if (anchor)
      names.set(anchor, { offset: Math.max(0, text.lastIndexOf(`&${anchor}`, start)), isUsed: false });
    if (type === 'PLAIN' && comment && !/^[\s#]/.test(comment)) {
      const hash = text.indexOf('#', end);
      if (!text.slice(end, hash).includes('\n')) add('TEXT_AFTER_HASH', hash);
    }
  });
  for (const { offset, isUsed } of names.values()) if (!isUsed) add('UNUSED_ANCHOR', offset);
  return faults;
}
