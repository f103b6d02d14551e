import type { PreparedScript } from '../../prepared-scripts.ts';

/** Fetches the script of whoever measures how fast pages are. */
export function hydrate(place: HTMLElement): void {
  const { src, attributes } = JSON.parse(place.textContent) as PreparedScript;
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = src;
  document.head.append(script);
  place.dataset.awake = '';
}
