import type { Boxes } from './boxes.ts';
import type { PageState } from './page-state.ts';
import { placeAttribute } from './page-styles.ts';

/**
 * A click edits what it hits. With Ctrl it does what it does for visitors, except that it opens links in the studio. No click
 * and no form leaves the page.
 */
export function listenToPointer(state: PageState, boxes: Boxes): void {
  addEventListener('click', (event) => onClick(event, state), { capture: true });
  addEventListener('auxclick', (event) => isLink(event.target) && event.preventDefault(), { capture: true });
  addEventListener('dragstart', (event) => event.preventDefault(), { capture: true });
  addEventListener('submit', stop, { capture: true });
  addEventListener(
    'pointermove',
    ({ target }) => boxes.hover(target instanceof Element ? state.sectionOf(target) : undefined),
    { capture: true, passive: true },
  );
  document.documentElement.addEventListener('pointerleave', () => boxes.hover(undefined));
}

function onClick(event: MouseEvent, state: PageState): void {
  const target = event.target instanceof Element ? event.target : undefined;
  // Scripts of the page press buttons too, such as one whose code has arrived.
  if (!target || !event.isTrusted) return;
  if (state.session?.element.contains(target)) {
    stop(event);
    return;
  }
  state.endEdit();
  const link = target.closest('a');
  if (event.ctrlKey || event.metaKey) {
    stop(event);
    if (link?.hasAttribute('href') && !link.matches('[data-form], [data-chat], [data-dialog]'))
      follow(link, state);
    // The page itself takes a click with Ctrl for one that opens a tab.
    else target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return;
  }
  const place = target.closest<HTMLElement>(`[${placeAttribute}]`);
  state.choose(undefined);
  if (place) {
    stop(event);
    state.open(place, event);
  } else {
    state.pick(target, []);
    if (link || target.closest('button[type=submit]')) stop(event);
  }
}

/** Follows a link inside the page itself; the studio opens those to other pages. */
function follow(link: HTMLAnchorElement, { send }: PageState): void {
  const { origin, pathname, hash } = new URL(link.href);
  const anchor = link.getAttribute('href')?.startsWith('#') ? decodeURIComponent(hash.slice(1)) : '';
  if (anchor) scrollTo(document.getElementById(anchor));
  else if (origin === new URL(location.href).origin) send({ kind: 'follow', path: pathname });
}

/** Scrolls to an element, at once for those who prefer less motion. */
export function scrollTo(element: Element | null): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
}

const isLink = (target: EventTarget | null) => target instanceof Element && target.closest('a') !== null;

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
