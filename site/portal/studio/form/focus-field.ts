import type { Path } from '../../../../schema/api/studio/operation.ts';

const controls = 'input, textarea, select, button:not(.remove-button, .icon-button, .text-button)';

/** Opens the rows that lead to a value, and puts the focus on its control. */
export function focusField(form: HTMLElement, path: Path): void {
  for (let length = path.length; length >= 0; length--) {
    const found = form.querySelector<HTMLElement>(
      `[data-path=${CSS.escape(JSON.stringify(path.slice(0, length)))}]`,
    );
    if (!found) continue;
    const isWhole = length === path.length;
    const closed = isWhole
      ? null
      : found.querySelector<HTMLElement>('.row-button[aria-expanded="false"], .folded-value');
    if (closed) {
      closed.click();
      // What is in it is there with the next frame.
      requestAnimationFrame(() => focusField(form, path));
      return;
    }
    const control = found.querySelector<HTMLElement>(controls);
    control?.focus({ preventScroll: true });
    found.scrollIntoView({ block: 'nearest' });
    return;
  }
}
