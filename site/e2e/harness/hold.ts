import type { Page, Route } from 'playwright';

/** Holds matching requests until they are released. */
export async function hold(
  page: Page,
  url: RegExp | string,
): Promise<{ held: Route[]; release: () => Promise<void> }> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(url, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return {
    held,
    async release() {
      isHeld = false;
      for (const route of held.splice(0)) await route.continue();
    },
  };
}
