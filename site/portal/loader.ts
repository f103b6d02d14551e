import type { ComponentType } from 'react';

type Module<Props extends object> = { default: ComponentType<Props> };

/** Fetches a component's module once, or again after a failure. It does not use React, so the entry stays small. */
export interface Loader<Props extends object> {
  module: Module<Props> | undefined;
  load: () => Promise<Module<Props>>;
}

export function loader<Props extends object>(fetchModule: () => Promise<Module<Props>>): Loader<Props> {
  const self: Loader<Props> = {
    module: undefined,
    async load() {
      self.module ??= await fetchModule();
      return self.module;
    },
  };
  return self;
}
