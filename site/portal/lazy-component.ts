import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Loader } from './loader.ts';

/** A component that suspends until its code is loaded, and renders at once if it was preloaded. */
export function lazyComponent<Props extends object>(
  loader: Loader<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  // Given a promise, even a settled one, React shows the fallback for at least 300 ms.
  return lazy(() => (loader.module ? resolved(loader.module) : loader.load()));
}

function resolved<Value>(value: Value) {
  // biome-ignore lint/suspicious/noThenProperty: `lazy` takes any thenable
  return { then: (done: (value: Value) => void) => done(value) } as Promise<Value>;
}
