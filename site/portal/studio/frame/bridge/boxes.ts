import type { FrameBox, FrameSection } from '../protocol.ts';
import { placeAttribute } from './page-styles.ts';

/** Draws boxes over the page: what is chosen, what others edit, and what the pointer is over. */
export interface Boxes {
  show: (boxes: FrameBox[]) => void;
  hover: (section: FrameSection | undefined) => void;
  /** Draws again, after the page changed. */
  update: () => void;
}

const styles = `
:host { all: initial !important; position: absolute !important; inset: 0 auto auto 0 !important; overflow: visible !important;
  width: 0 !important; height: 0 !important; pointer-events: none !important; z-index: 2147483647 !important; }
div { position: absolute; box-sizing: border-box; border-radius: calc(1px * var(--studio-unit)); }
span { position: absolute; white-space: nowrap; color: #fff; background: var(--color); zoom: var(--studio-unit);
  font: 600 13px/1 var(--sans, sans-serif); padding: 5px 10px; }
.chosen, .mistake, .hover { --color: var(--studio-pencil); border: calc(3px * var(--studio-unit)) solid var(--color); }
.chosen span, .mistake span, .hover span { left: 0; top: 0; border-radius: 0 0 4px; }
.hover { border-width: calc(1px * var(--studio-unit)); }
.hover span { --color: var(--studio-ink); }
.mistake span::before { content: '! '; font-weight: 800; }
.peer { --color: var(--studio-evergreen); border: calc(3px * var(--studio-unit)) solid var(--color); }
.peer span { right: 0; top: 100%; border-radius: 0 0 4px 4px; padding: 4px 8px; }
.conflict { --color: var(--studio-evergreen); border: calc(2px * var(--studio-unit)) dashed var(--studio-ink); }
.conflict span { right: 0; bottom: 100%; border-radius: 4px 4px 0 0; padding: 4px 8px; }
.note span { --color: var(--studio-highlighter); color: var(--studio-ink); right: 0; top: 100%; border-radius: 2px;
  padding: 6px 10px; font-weight: 500; line-height: 1.35; }
`;

/** Space between a place and its box, in pixels of the studio. */
const margin = 6;

/** @param hosts of the box of a section: its element */
export function createBoxes(): Boxes {
  const host = document.createElement('studio-boxes');
  host.setAttribute('popover', 'manual');
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);
  raise();
  let boxes: FrameBox[] = [];
  let hovered: FrameSection | undefined;
  let isDue = false;

  /** A dialog that opens is above everything that was there before it. */
  function raise(): void {
    if (host.matches(':popover-open')) host.hidePopover();
    host.showPopover();
  }

  function draw(): void {
    isDue = false;
    const isChosen = boxes.some(({ section }) => section !== undefined && section === hovered?.id);
    const hover = hovered && !isChosen && boxOf(hovered.id, 'hover', `${hovered.name} · ${hovered.source}`);
    const drawn = boxes.map(({ section, place, look, label }) =>
      section === undefined ? boxAround(placeElement(place), look, label) : boxOf(section, look, label),
    );
    root.replaceChildren(...[hover, ...drawn].filter((box) => box instanceof Element));
  }

  function update(): void {
    if (!isDue) requestAnimationFrame(draw);
    isDue = true;
  }

  const observer = new ResizeObserver(update);
  observer.observe(document.documentElement);
  observer.observe(document.body);
  addEventListener('scroll', update, { capture: true, passive: true });
  addEventListener('transitionend', update, { capture: true });
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target === host) return;
      if (target instanceof HTMLDialogElement && target.open) raise();
      update();
    },
    { capture: true },
  );

  return {
    update,
    show(next) {
      boxes = next;
      update();
    },
    hover(section) {
      if (section?.id === hovered?.id) return;
      hovered = section;
      update();
    },
  };
}

/** The first visible element that shows a place. */
export function placeElement(place: number | undefined): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[${placeAttribute}~="${place}"]`);
  return [...all].find((element) => element.checkVisibility());
}

function boxOf(section: string, look: string, label: string): Element | undefined {
  return boxAround(document.getElementById(section) ?? undefined, look, label, 0);
}

function boxAround(
  element: Element | undefined,
  look: string,
  label: string,
  space = margin,
): Element | undefined {
  if (!element?.checkVisibility()) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const box = document.createElement('div');
  box.className = look;
  const gap = `${space}px * var(--studio-unit)`;
  box.style.cssText = `left: calc(${left + scrollX}px - ${gap}); top: calc(${top + scrollY}px - ${gap}); width: calc(${width}px + 2 * ${gap}); height: calc(${height}px + 2 * ${gap})`;
  if (label) {
    const tag = document.createElement('span');
    tag.textContent = label;
    box.append(tag);
  }
  return box;
}
