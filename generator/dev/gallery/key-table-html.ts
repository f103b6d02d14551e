import { type KeyGroup, placeOf } from '../../../schema/reference/key-tables.ts';
import { inlineHtml } from './inline-html.ts';

/** The table of a group of keys, as in the reference. */
export function keyTableHtml(group: KeyGroup): string {
  const place = group.path ? `${placeOf(group)}. ${group.description}` : 'Keys of the section';
  const rows = group.rows.map(
    ({ key, value, required, fallback, description }) =>
      `<tr><th scope="row"><code>${key}</code></th><td>${inlineHtml(value)}</td><td>${required ? 'required' : inlineHtml(fallback)}</td><td>${inlineHtml(description)}</td></tr>`,
  );
  return `<div class="scrolls" tabindex="0"><table><caption>${inlineHtml(place)}</caption><thead><tr><th scope="col">Key</th><th scope="col">Value</th><th scope="col">Default</th><th scope="col">Description</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
