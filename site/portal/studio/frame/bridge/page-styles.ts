import { editedAttribute, pausedAttribute } from './text-session.ts';

/** Marks the place that the keyboard is at. */
export const chosenAttribute = 'data-studio-chosen';

/** Marks a place that an element contains in a picture or a text; see `StudioPageAnswer`. */
export const placeAttribute = 'data-at';

/**
 * What the studio adds to the page's look. It is no element of the page, and nothing in it changes the layout.
 * Lengths are divided by the scale, so they are what the studio's own pixels are.
 */
export const pageStyles = `
[${placeAttribute}] { cursor: text; }
img[${placeAttribute}] { cursor: pointer; }
[${placeAttribute}]:hover:not(:has([${placeAttribute}]:hover), [${editedAttribute}]), [${chosenAttribute}] {
  outline: calc(1px * var(--studio-unit)) solid var(--studio-ink) !important;
  outline-offset: calc(3px * var(--studio-unit)) !important;
}
[${chosenAttribute}] { outline-width: calc(2px * var(--studio-unit)) !important; }
[${editedAttribute}][${editedAttribute}] {
  outline: calc(2px * var(--studio-unit)) solid var(--studio-ink) !important;
  outline-offset: calc(4px * var(--studio-unit)) !important;
  border-radius: calc(1px * var(--studio-unit));
  background: var(--studio-sheet) !important;
  box-shadow: 0 0 0 calc(5px * var(--studio-unit)) var(--studio-sheet) !important;
  color: var(--studio-ink) !important;
  caret-color: var(--studio-pencil);
  -webkit-text-fill-color: currentColor !important;
  white-space: pre-wrap !important;
  user-select: text !important;
  cursor: text !important;
  opacity: 1 !important;
}
[${pausedAttribute}], [${pausedAttribute}] * { animation-play-state: paused !important; }
::highlight(studio-sign) { color: var(--studio-pencil); }
::highlight(studio-highlight) { background-color: var(--studio-highlighter); }
::highlight(studio-under) { text-decoration: underline solid var(--studio-pencil); }
::highlight(studio-circle) { text-decoration: underline wavy var(--studio-pencil); }
::highlight(studio-delete) { text-decoration: line-through solid var(--studio-pencil); }
::highlight(studio-insert) { color: var(--studio-pencil); }
`;
