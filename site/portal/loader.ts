import type { ComponentType } from 'react';

type Module<Props extends object> = { default: ComponentType<Props> };

/** Fetches the module of a component once, or again after a failure. Without React, so that the entry stays small. */
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
