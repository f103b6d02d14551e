const controls = 'a[href], button, input, select, textarea, [tabindex="0"], iframe';

/** Moves the focus to the control after the preview, or before it, as Tab does at the end of a document. */
export function focusBeyond(frame: HTMLElement, isBackward: boolean): void {
  const reachable = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  );
  reachable[reachable.indexOf(frame) + (isBackward ? -1 : 1)]?.focus();
}
