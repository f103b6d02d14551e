import type { Page, Route } from 'playwright';

/** Holds what is asked for until it is let go. */
export async function hold(
  page: Page,
  what: RegExp | string,
): Promise<{ held: Route[]; letGo: () => Promise<void> }> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(what, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return {
    held,
    async letGo() {
      isHeld = false;
      for (const route of held.splice(0)) await route.continue();
    },
  };
}
