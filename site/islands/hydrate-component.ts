import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Wakes the HTML that a component left in the page. Apart from the runtime, so that React and islands load together. */
export function hydrateComponent<Props extends object>(
  root: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void {
  hydrateRoot(root, createElement(Component, props));
}
