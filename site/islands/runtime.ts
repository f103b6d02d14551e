import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Loader = () => Promise<{ default: ComponentType<object> }>;

const files = import.meta.glob('../**/*.island.tsx') as Record<string, Loader>;
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [/([^/]+)\.island\.tsx$/.exec(path)?.[1] ?? path, load]),
);

/** Fetches an island's code and hydrates it. An unknown name is a defect of the build and throws. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? '';
  const load = loaders.get(name);
  if (!load) throw new Error(`No island is called "${name}".`);
  const { default: Component } = await load();
  const root = element.firstElementChild as HTMLElement;
  const props = JSON.parse(element.querySelector(':scope > script')?.textContent || '{}');
  hydrateRoot(root, createElement(Component, props));
  element.dataset.awake = '';
}

export { openChat } from './chat.ts';
export { showToast } from './toasts.tsx';
