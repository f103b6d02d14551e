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
    else await route.fallback();
  });
  return {
    held,
    async release() {
      isHeld = false;
      for (const route of held.splice(0)) await route.fallback();
    },
  };
}

/** Holds React's scheduled work: renders that can wait, and effects. It schedules work with messages. */
export async function holdReact(
  page: Page,
): Promise<{ step: () => Promise<void>; release: () => Promise<void> }> {
  const hold = await page.evaluateHandle(() => {
    const { postMessage } = MessagePort.prototype;
    const now = performance.now.bind(performance);
    const held: (() => void)[] = [];
    let elapsed = 0;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      held.push(() => postMessage.call(this, message as never));
    };
    // Each task seems to use up its time slice of 5 ms, so the next one needs a message, too.
    performance.now = () => {
      elapsed += 2;
      return now() + elapsed;
    };
    return {
      step: () => held.shift()?.(),
      release() {
        Object.assign(MessagePort.prototype, { postMessage });
        performance.now = now;
        for (const post of held) post();
      },
    };
  });
  return {
    /** Runs one held task. */
    step: () => hold.evaluate((held) => void held.step()),
    release: () => hold.evaluate((held) => held.release()),
  };
}
