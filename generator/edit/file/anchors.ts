import { isAlias, isNode, isPair, isScalar, isSeq, type Node, visit } from 'yaml';
import type { Path } from '../../errors/finding.ts';
import { EditError, pathText } from '../edit-error.ts';
import type { YamlFile } from './yaml-file.ts';

/** An anchor with the aliases that refer to it. */
interface Shared {
  name: string;
  anchor: Node;
  path: Path;
  aliases: { path: Path; offset: number }[];
}

/**
 * Refuses an edit inside an anchored value, or inside the value that an alias refers to: it would change all of them.
 * @param node a parent of what is edited
 */
export function refuseShared({ document }: YamlFile, node: Node, path: Path): void {
  const name = isAlias(node) ? node.source : node.anchor;
  if (name === undefined) return;
  const shared = sharedValues(document.contents).find(
    ({ anchor, aliases }) =>
      anchor === node || (isAlias(node) && aliases.some(({ offset }) => offset === node.range?.[0])),
  );
  const places = shared ? [shared.path, ...shared.aliases.map((alias) => alias.path)].map(pathText) : [];
  const message = `${pathText(path)} is inside a value that several places share by the anchor &${name}: ${places.join(', ')}. Write the value out in one of them first.`;
  throw new EditError(isAlias(node) ? 'alias' : 'anchor', path, message, places);
}

/** Refuses to replace text with an anchor that is used elsewhere, or with the only alias of an anchor elsewhere. */
export function refuseBrokenAnchors(file: YamlFile, from: number, to: number, path: Path): void {
  const text = file.padded.slice(from, to);
  if (!/[&*]/.test(text)) return;
  const isInside = (offset: number) => offset >= from && offset < to;
  for (const { name, anchor, path: home, aliases } of sharedValues(file.document.contents)) {
    const outside = aliases.filter(({ offset }) => !isInside(offset));
    const isAnchorInside = isInside(anchor.range?.[0] ?? 0);
    if (isAnchorInside ? outside.length === 0 : outside.length > 0 || aliases.length === 0) continue;
    const places = [home, ...aliases.map((alias) => alias.path)].map(pathText);
    const message = `${pathText(path)} shares the anchor &${name} with other places: ${places.join(', ')}. Write the value out in each of them first.`;
    throw new EditError('anchor', path, message, places);
  }
}

function sharedValues(contents: Node | null): Shared[] {
  const all: Shared[] = [];
  const named = new Map<string, Shared>();
  visit(contents, (key, node, ancestors) => {
    if (!isNode(node)) return;
    const path = pathOf([...ancestors, node] as unknown[], key);
    if (isAlias(node)) named.get(node.source)?.aliases.push({ path, offset: node.range?.[0] ?? 0 });
    else if (node.anchor) {
      const shared = { name: node.anchor, anchor: node, path, aliases: [] };
      all.push(shared);
      named.set(node.anchor, shared);
    }
  });
  return all;
}

function pathOf(nodes: unknown[], last: unknown): Path {
  return nodes.flatMap((node, index): Path => {
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : String(node.key)];
    if (!isSeq(node) || index === nodes.length - 1) return [];
    const child = nodes[index + 1];
    return [index === nodes.length - 2 ? Number(last) : node.items.indexOf(child)];
  });
}
