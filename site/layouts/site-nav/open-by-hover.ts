/** Delay before a menu opens, in ms: menus that the mouse only crosses stay closed. */
const openDelay = 80;

/** Delay before a menu closes, in ms: time for the mouse to cut a corner. */
const closeDelay = 300;

/** Opens menus on hover, one at a time, and closes them when the mouse leaves. A click on the heading keeps a menu open. */
export function openByHover(menus: HTMLDetailsElement[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: HTMLDetailsElement | undefined;
  const schedule = (work: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };
  const enter = (menu: HTMLDetailsElement) =>
    schedule(() => {
      if (menu.open) return;
      menu.open = true;
      hovered = menu;
    }, openDelay);
  const leave = (menu: HTMLDetailsElement) =>
    schedule(() => {
      if (menu === hovered) menu.open = false;
    }, closeDelay);
  for (const menu of menus) {
    const onMouse = (type: 'pointerenter' | 'pointerleave', then: typeof enter) =>
      menu.addEventListener(type, ({ pointerType }) => pointerType === 'mouse' && then(menu));
    onMouse('pointerenter', enter);
    onMouse('pointerleave', leave);
    menu.querySelector('summary')?.addEventListener('click', (event) => {
      clearTimeout(timer);
      if (menu !== hovered) return;
      event.preventDefault();
      hovered = undefined;
    });
    menu.addEventListener('toggle', () => {
      if (menu === hovered && !menu.open) hovered = undefined;
    });
    // The mouse can be over a menu before this script loads.
    if (menu.matches(':hover') && matchMedia('(hover: hover)').matches) enter(menu);
  }
}
