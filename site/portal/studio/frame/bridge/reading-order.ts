import { placeAttribute } from './page-styles.ts';

/** The numbers of the places in an element. */
export function placesOf(element: Element): number[] {
  return (element.getAttribute(placeAttribute) ?? '').split(' ').filter(Boolean).map(Number);
}

/** The visible elements with places, in reading order; those in a modal dialog, if one is open. */
function placeElements(): HTMLElement[] {
  const root = document.querySelector('dialog:modal') ?? document;
  return [...root.querySelectorAll<HTMLElement>(`[${placeAttribute}]`)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]'),
  );
}

/** The element that follows another one in reading order; undefined past the ends. */
export function nextPlace(from: Element | undefined, isBackward: boolean): HTMLElement | undefined {
  const all = isBackward ? placeElements().reverse() : placeElements();
  const side = isBackward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  return from ? all.find((element) => from.compareDocumentPosition(element) & side) : all[0];
}
