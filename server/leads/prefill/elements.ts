import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Every element below the node, in document order, except the content of `<template>`. */
export function* elementsIn(node: ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

export function closest(element: Element, tagName: string): Element | undefined {
  for (let node: ParentNode | null = element; node && 'parentNode' in node; node = node.parentNode) {
    if (node.tagName === tagName) return node;
  }
  return undefined;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

export function textIn(node: ParentNode): string {
  return node.childNodes
    .map((child) => {
      if (defaultTreeAdapter.isTextNode(child)) return child.value;
      return defaultTreeAdapter.isElementNode(child) ? textIn(child) : '';
    })
    .join('');
}
