/**
 * Marks the current item of each list in the island's section, for style sheets and screen readers.
 * @param controls an element of the island
 * @param lists selects the lists
 */
export function markCurrent(
  controls: Element | null,
  lists: string,
  index: number,
  value: 'true' | 'step' = 'true',
): void {
  for (const list of controls?.closest('section')?.querySelectorAll(lists) ?? [])
    [...list.children].forEach((item, at) => {
      if (at === index) item.setAttribute('aria-current', value);
      else item.removeAttribute('aria-current');
    });
}
