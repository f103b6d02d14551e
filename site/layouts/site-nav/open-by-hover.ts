/** How long a mouse rests on a menu before it opens, in ms: what is only crossed on the way stays closed. */
const rest = 80;

/** How long a menu stays when the mouse leaves it, in ms: time for the way around a corner. */
const grace = 300;

/** Opens menus under a mouse, one at a time, and closes them behind it. A click on the word of such a menu keeps it open. */
export function openByHover(menus: HTMLDetailsElement[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: HTMLDetailsElement | undefined;
  const soon = (work: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };
  const enter = (menu: HTMLDetailsElement) =>
    soon(() => {
      if (menu.open) return;
      menu.open = true;
      hovered = menu;
    }, rest);
  const leave = (menu: HTMLDetailsElement) =>
    soon(() => {
      if (menu === hovered) menu.open = false;
    }, grace);
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
    // The mouse may have come before this code.
    if (menu.matches(':hover') && matchMedia('(hover: hover)').matches) enter(menu);
  }
}
