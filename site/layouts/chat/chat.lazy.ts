import { chatOf } from './page-chat.ts';

export { chatOf } from './page-chat.ts';

/** Lets the chat come by itself, once somebody looks at the page. */
export function hydrate(place: HTMLElement): void {
  const mount = () => chatOf(place).mount();
  if ((document as { prerendering?: boolean }).prerendering)
    addEventListener('prerenderingchange', mount, { once: true });
  else mount();
  place.dataset.awake = '';
}
