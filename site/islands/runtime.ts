import type { ComponentType } from 'react';

export { startInteraction } from './interaction/start.ts';

type Loader = () => Promise<{ default: ComponentType<object> }>;

type ScriptLoader = () => Promise<{ default: (element: HTMLElement) => void }>;

const loaders = byName(import.meta.glob('../**/*.island.tsx') as Record<string, Loader>);

/** Parts of pages that need listeners but not React. Each file exports a function that takes the element. */
const scripts = byName(
  import.meta.glob('../{layouts,sections}/**/*.script.ts') as Record<string, ScriptLoader>,
);

/** Fetches an island's code and runs it. Throws for an unknown name: a build bug. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? '';
  const script = scripts.get(name);
  if (script) (await script()).default(element);
  else await hydrateWithReact(element, loaders.get(name));
  element.dataset.awake = '';
}

/** Fetches React and the component in parallel. */
async function hydrateWithReact(element: HTMLElement, load: Loader | undefined): Promise<void> {
  if (!load) throw new Error(`Unknown island "${element.dataset.island}".`);
  const [{ default: Component }, { hydrateComponent }] = await Promise.all([
    load(),
    import('./hydrate-component.ts'),
  ]);
  const props = JSON.parse(element.querySelector(':scope > script')?.textContent || '{}');
  await hydrateComponent(element.firstElementChild as HTMLElement, Component, props);
}

/** Keys loaders by file name, up to the first dot. */
function byName<Load>(files: Record<string, Load>): Map<string, Load> {
  return new Map(
    Object.entries(files).map(([path, load]) => [/([^/]+)\.\w+\.tsx?$/.exec(path)?.[1] ?? path, load]),
  );
}
