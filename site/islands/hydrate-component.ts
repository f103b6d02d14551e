import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Wakes the HTML that a component left in the page. Apart from the runtime, so that React and islands load together.
 * @returns when the component listens to the visitor
 */
export function hydrateComponent<Props extends object>(
  root: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((onAwake) => {
    hydrateRoot(root, createElement(Awake, { onAwake }, createElement(Component, props)));
  });
}

/** Effects of children run before those of their parent. */
function Awake({ onAwake, children }: { onAwake: () => void; children?: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
