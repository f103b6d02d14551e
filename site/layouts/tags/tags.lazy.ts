import type { TagSettings } from '../../prepared-scripts.ts';
import { startTags } from './page-tags.ts';

/** Starts the tags once the page is visible, not while it is prerendered. */
export function hydrate(element: HTMLElement): void {
  const settings = JSON.parse(element.textContent) as TagSettings;
  const start = () => startTags(settings, element.dataset.policy === '*');
  if ((document as { prerendering?: boolean }).prerendering)
    addEventListener('prerenderingchange', start, { once: true });
  else start();
  element.dataset.awake = '';
}
