import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a component's prerendered HTML. It is a separate module, so React loads in parallel with the island.
 * @returns resolves once the component handles events
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

/** React runs effects of children first, so this effect runs when the whole component is ready. */
function Awake({ onAwake, children }: { onAwake: () => void; children?: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
