import { type CST, isMap, isPair, isScalar, isSeq, type Node } from 'yaml';

/** A key with its value, or an item of a list, by its offsets in the file. */
export interface Entry {
  /** Of a mapping. */
  key?: string;
  /** Null for a value that is not written. */
  node: Node | null;
  /** Start of the key, of the dash, or of an item in brackets, with its anchor. */
  start: number;
  /** End of the colon or dash; undefined in brackets without a colon. */
  indicatorEnd?: number;
  /** Start of the value, with its anchor and tag; undefined if it is not written. */
  valueStart?: number;
  value?: CST.Token;
  /** End of the last character that is not a space, a line break, or a comment. Block scalars end at the next line. */
  end: number;
}

/** A mapping or list in the text. */
export interface Group {
  isMap: boolean;
  /** Whether it is written in brackets. */
  isFlow: boolean;
  entries: Entry[];
  token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection;
}

type Item = CST.CollectionItem;

/** @returns undefined for single values, and for notations without a place of their own, such as `[a: 1]` */
export function groupOf(node: Node | null): Group | undefined {
  if (!isMap(node) && !isSeq(node)) return undefined;
  const token = node.srcToken as CST.Token | undefined;
  if (token?.type !== 'block-map' && token?.type !== 'block-seq' && token?.type !== 'flow-collection')
    return undefined;
  const isMapping = isMap(node);
  const written = (token.items as Item[]).filter(isWritten);
  if (written.length !== node.items.length) return undefined;
  const entries = written.map((item, index): Entry => {
    const child = node.items[index];
    const place = placeOf(item, isMapping);
    if (!isPair(child)) return { ...place, node: child as Node };
    const key = isScalar(child.key) ? String(child.key.value) : String(child.key);
    return { ...place, key, node: child.value as Node | null };
  });
  return { isMap: isMapping, isFlow: token.type === 'flow-collection', entries, token };
}

/** Items without content only hold comments. */
const isWritten = ({ start, key, sep, value }: Item) =>
  key != null || sep !== undefined || value !== undefined || start.some(isContent);

const isContent = ({ type }: CST.SourceToken) =>
  type !== 'space' && type !== 'newline' && type !== 'comment' && type !== 'comma';

function placeOf({ start, key, sep = [], value }: Item, isMapping: boolean): Omit<Entry, 'node'> {
  const parts = [...start, ...sep].filter(isContent);
  const indicator = isMapping
    ? sep.find(({ type }) => type === 'map-value-ind')
    : start.find(({ type }) => type === 'seq-item-ind');
  const indicatorEnd = indicator && indicator.offset + indicator.source.length;
  const first = Math.min(...[...parts.slice(0, 1), key, value].flatMap((token) => token?.offset ?? []));
  const props = parts.find(
    ({ offset, type }) =>
      indicatorEnd !== undefined && offset >= indicatorEnd && (type === 'anchor' || type === 'tag'),
  );
  const inBrackets = !isMapping && indicator === undefined;
  const valueStart = inBrackets ? first : (props?.offset ?? value?.offset);
  const of = inBrackets && key != null ? undefined : value;
  const ends = [...parts.map((part) => part.offset + part.source.length), endOf(key), endOf(value)];
  return { start: first, indicatorEnd, valueStart, value: of, end: Math.max(...ends) };
}

/** End of a token's last character that is neither space nor comment. */
function endOf(token: CST.Token | null | undefined): number {
  if (!token) return 0;
  switch (token.type) {
    case 'block-map':
    case 'block-seq': {
      const last = (token.items as Item[]).findLast(isWritten);
      return last ? placeOf(last, token.type === 'block-map').end : token.offset;
    }
    case 'flow-collection': {
      const close = token.end[0];
      return close ? close.offset + close.source.length : token.offset;
    }
    case 'block-scalar':
      return headEndOf(token) + token.source.length;
    case 'document':
    case 'directive':
      return token.offset;
    default:
      return token.offset + token.source.length;
  }
}

/** Where the lines of a block scalar start: after its header, a comment, and a line break. */
function headEndOf({ offset, props }: CST.BlockScalar): number {
  return props.reduce((end, prop) => end + ('source' in prop ? prop.source.length : 0), offset);
}
