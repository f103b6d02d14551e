/** Phones show only one thing at a time, also on their side. */
const phoneWidth = 640;
const phoneHeight = 480;

/** Distance of the window's edges from the right edge of the page, in px. */
const [windowLeft, windowRight] = [404, 24];

/**
 * Whether the chat's window would cover a form of the page, wherever the visitor scrolls, or a phone's whole page.
 * @param chat its own forms do not count
 */
export function coversForm(chat: HTMLElement): boolean {
  const width = document.documentElement.clientWidth;
  if (width < phoneWidth || innerHeight <= phoneHeight) return true;
  return Array.from(document.forms).some((form) => {
    const box = form.getBoundingClientRect();
    return (
      !chat.contains(form) &&
      box.height > 0 &&
      box.right > width - windowLeft &&
      box.left < width - windowRight
    );
  });
}
