import { openByHover } from './open-by-hover.ts';

/**
 * Lets the site's menus behave as menus do: they open under a mouse, follow the arrow keys, and close when the visitor
 * goes elsewhere. Marks the links that lead to this page.
 * @param header the navigation, with `details` for its menus
 */
export default function siteNav(header: HTMLElement): void {
  const menus = [...header.querySelectorAll<HTMLDetailsElement>('.menu')];
  const drawer = document.getElementById('menu') as HTMLDialogElement;
  const close = (which = menus) => {
    for (const menu of which) menu.open = false;
  };

  openByHover(menus);
  for (const menu of menus) {
    menu.addEventListener('keydown', (event) => moveFocus(menu, event));
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !menu.contains(relatedTarget as Node)) close([menu]);
    });
  }
  addEventListener('keydown', ({ key }) => {
    const open = key === 'Escape' && menus.find((menu) => menu.open);
    if (!open) return;
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
    close();
  });
  addEventListener('click', ({ target }) => {
    const part = target as Element;
    close(menus.filter((menu) => part.closest('a') || !menu.contains(part)));
  });
  drawer.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) drawer.close();
  });
  // Who comes back finds the page as it was, but not what led away from it.
  addEventListener('pagehide', () => {
    close();
    drawer.close();
  });

  const here = location.origin + location.pathname;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.nav-links a, .drawer li a'))
    if (link.href === here) link.setAttribute('aria-current', 'page');
}

/** The arrow keys go around in a menu, its word among the stops, and open it. */
function moveFocus(menu: HTMLElement & { open: boolean }, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  menu.open = true;
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops.at((at + step) % stops.length)?.focus();
}
