import { chatOf } from './page-chat.ts';

export { chatOf } from './page-chat.ts';

/** Mounts the chat once the page is visible, not while it is prerendered. */
export function hydrate(element: HTMLElement): void {
  const mount = () => chatOf(element).mount();
  if ((document as { prerendering?: boolean }).prerendering)
    addEventListener('prerenderingchange', mount, { once: true });
  else mount();
  element.dataset.awake = '';
}
