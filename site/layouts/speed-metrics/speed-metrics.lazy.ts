import type { PreparedScript } from '../../prepared-scripts.ts';

/** Loads the script of the provider that measures page speed. */
export function hydrate(element: HTMLElement): void {
  const { src, attributes } = JSON.parse(element.textContent) as PreparedScript;
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = src;
  document.head.append(script);
  element.dataset.awake = '';
}
