import { pairChildren } from './child-moves.ts';

/**
 * The page as the studio sent it, and as it lives in the window: with islands awake, dialogs open, and fields filled in.
 * A new version is compared with the one before, never with the living page, and only what differs is done to the living
 * page. So all that scripts and readers did to it stays, unless the change is about the same element.
 */
export interface LivingPage {
  /** The living node of one that was sent. */
  live: WeakMap<Node, Node>;
  /** The node that was sent for a living one. */
  sent: WeakMap<Node, Node>;
  /** An element that shows the text of its file for now, and where its children are instead. */
  edited?: { element: Element; children: Element } | undefined;
  /** Runs an island that replaced one that was awake. */
  wake: (island: HTMLElement) => void;
}

/** Pairs what was sent with what the browser made of it. What scripts added already has no pair. */
export function pairNodes(page: LivingPage, sent: Node, live: Node): void {
  page.live.set(sent, live);
  page.sent.set(live, sent);
  // With scripts, the content of `noscript` is text.
  if (sent.nodeName === 'NOSCRIPT') return;
  let next = live.firstChild;
  for (const child of sent.childNodes) {
    let candidate = next;
    while (candidate && keyOf(candidate) !== keyOf(child)) candidate = candidate.nextSibling;
    if (!candidate) continue;
    pairNodes(page, child, candidate);
    next = candidate.nextSibling;
  }
}

function keyOf(node: Node): string {
  return `${node.nodeName}#${node instanceof Element ? node.id : ''}`;
}

/** Makes a node that was sent equal to its newer version, and does the same to the living page. @returns what is there now */
export function patchNode<Sent extends Node>(page: LivingPage, sent: Sent, next: Node): Sent {
  if (sent.isEqualNode(next)) return sent;
  const live = page.live.get(sent);
  if (sent instanceof CharacterData && next instanceof CharacterData) {
    sent.data = next.data;
    if (live instanceof CharacterData) live.data = next.data;
  } else if (sent instanceof Element && next instanceof Element && !isFixed(sent)) {
    if (live instanceof HTMLElement && isRunning(live) && !canPatchIsland(page, sent, next))
      return replaceIsland(page, { sent, next, live });
    patchAttributes(sent, next, live instanceof Element ? live : undefined);
    patchChildren(page, sent, next);
  }
  return sent;
}

/** Code has run already, and with scripts the content of `noscript` is not there. */
const isFixed = (element: Element) =>
  element.nodeName === 'NOSCRIPT' ||
  (element.nodeName === 'SCRIPT' && !/json/.test(element.getAttribute('type') ?? ''));

/** Whether React has an island's elements, or is about to. */
const isRunning = ({ dataset }: HTMLElement) => dataset.island !== undefined && dataset.wake === undefined;

/** React keeps its elements, so only texts and attributes of those that are still on the page can change. */
function canPatchIsland(page: LivingPage, sent: Node, next: Node): boolean {
  if (sent.nodeName !== next.nodeName || sent.childNodes.length !== next.childNodes.length) return false;
  const live = page.live.get(sent);
  const isShown = live?.isConnected || page.edited?.children.contains(live ?? null);
  if (!isShown && !sent.isEqualNode(next)) return false;
  return [...sent.childNodes].every((child, index) =>
    canPatchIsland(page, child, next.childNodes[index] as Node),
  );
}

function replaceIsland<Sent extends Element>(
  page: LivingPage,
  { sent, next, live }: { sent: Sent; next: Element; live: Element },
): Sent {
  const island = document.importNode(next, true) as HTMLElement;
  const copy = sent.ownerDocument.importNode(next, true) as Sent;
  sent.replaceWith(copy);
  live.replaceWith(island);
  pairNodes(page, copy, island);
  page.wake(island);
  return copy;
}

function patchAttributes(sent: Element, next: Element, live: Element | undefined): void {
  for (const { name } of [...sent.attributes])
    if (!next.hasAttribute(name)) {
      sent.removeAttribute(name);
      live?.removeAttribute(name);
    }
  for (const { name, value } of next.attributes) {
    const before = sent.getAttribute(name);
    if (before === value) continue;
    sent.setAttribute(name, value);
    if (live && name === 'class') patchClasses(live, before ?? '', value);
    else live?.setAttribute(name, value);
  }
}

/** Classes that scripts added stay. */
function patchClasses({ classList }: Element, before: string, after: string): void {
  classList.remove(...before.split(/\s+/).filter(Boolean));
  classList.add(...after.split(/\s+/).filter(Boolean));
}

function patchChildren(page: LivingPage, sent: Element, next: Element): void {
  const before = [...sent.childNodes];
  const after = [...next.childNodes];
  const { continues, stays } = pairChildren<ChildNode>(before, after, keyOf);
  const kept = new Set(continues);
  for (const child of before) if (!kept.has(child)) remove(page, child);
  let previous: ChildNode | undefined;
  for (const [index, child] of after.entries()) {
    const same = continues[index];
    const node = same ?? copyOf(page, child, sent.ownerDocument);
    if (!same || !stays.has(same)) put(page, node, { parent: sent, previous });
    previous = same ? patchNode(page, same, child) : node;
  }
}

function remove(page: LivingPage, child: ChildNode): void {
  (page.live.get(child) as ChildNode | undefined)?.remove();
  child.remove();
}

function copyOf(page: LivingPage, next: ChildNode, owner: Document): ChildNode {
  const copy = owner.importNode(next, true);
  pairNodes(page, copy, document.importNode(next, true));
  return copy;
}

interface Position {
  parent: Element;
  /** The child in front of it; undefined for the first one. */
  previous: ChildNode | undefined;
}

/** Puts a child where it belongs. */
function put(page: LivingPage, child: ChildNode, { parent, previous }: Position): void {
  parent.insertBefore(child, previous ? previous.nextSibling : parent.firstChild);
  const live = page.live.get(child);
  const liveParent = childrenOf(page, page.live.get(parent));
  if (!live || !liveParent) return;
  const ahead = previous && page.live.get(previous);
  const isAhead = ahead?.parentNode === liveParent;
  const before = isAhead ? ahead.nextSibling : firstLiving(page, child.nextSibling, liveParent);
  // The page keeps the state of what is moved, such as its focus, in browsers that can.
  if (live.isConnected && liveParent.isConnected && 'moveBefore' in liveParent)
    liveParent.moveBefore(live, before);
  else liveParent.insertBefore(live, before);
}

function childrenOf({ edited }: LivingPage, live: Node | undefined): Element | undefined {
  if (!(live instanceof Element)) return undefined;
  return live === edited?.element ? edited.children : live;
}

/** The first of some siblings that is in the living parent. */
function firstLiving(page: LivingPage, from: ChildNode | null, parent: Element): Node | null {
  for (let sibling = from; sibling; sibling = sibling.nextSibling as ChildNode | null) {
    const live = page.live.get(sibling);
    if (live?.parentNode === parent) return live;
  }
  return null;
}
