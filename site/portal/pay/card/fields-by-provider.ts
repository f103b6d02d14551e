import { lazyComponent } from '../../lazy-component.ts';
import { loader } from '../../loader.ts';

const loaders = {
  stripe: loader(() => import('./stripe/stripe-fields.tsx')),
  test: loader(() => import('./test/test-fields.tsx')),
};

type Provider = keyof typeof loaders;

/** The card fields of each provider. A page fetches only the ones it shows. */
export const cardFields = { stripe: lazyComponent(loaders.stripe), test: lazyComponent(loaders.test) };

/** Starts fetching the fields. A failure shows up when they are rendered. */
export function preloadCardFields(provider: Provider): void {
  loaders[provider].load().catch(() => undefined);
}
