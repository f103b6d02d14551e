import { openByHover } from './open-by-hover.ts';

/**
 * Adds menu behavior to the site's navigation: menus open on hover, support arrow keys, and close when the focus or a click
 * goes elsewhere. Marks links to the current page.
 * @param header the navigation, whose menus are `details` elements
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
  // The back button can restore the page from memory, but it should not show the menu that led away.
  addEventListener('pagehide', () => {
    close();
    drawer.close();
  });

  const currentUrl = location.origin + location.pathname;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.nav-links a, .drawer li a'))
    if (link.href === currentUrl) link.setAttribute('aria-current', 'page');
}

/** Arrow keys open a menu and cycle through its heading and links. */
function moveFocus(menu: HTMLElement & { open: boolean }, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  menu.open = true;
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops.at((at + step) % stops.length)?.focus();
}
