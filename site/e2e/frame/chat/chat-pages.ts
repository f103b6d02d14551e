import type { Locator, Page } from 'playwright';
import { expect, type Visit, type VisitOptions } from '../../harness/browser-test.ts';
import type { RunningSite } from '../../harness/running-site.ts';

/** A chat that the tests of its behaviors can open and write to. */
export interface ChatUnderTest {
  /** What it fetches to load. */
  source: string;
  /** Called before a page is requested. @returns a message from staff to this page, once the chat has loaded */
  serve: (page: Page, site: RunningSite) => Promise<{ receive: () => Promise<void> }>;
  /** Gives the visitor a conversation from an earlier page, if messages need one. */
  begin?: (page: Page, site: RunningSite) => Promise<void>;
  /** Lets the clock reach the moment when the chat is ready, and no later. */
  untilReady: (page: Page) => Promise<void>;
  /** The small button. */
  button: (page: Page) => Locator;
  /** What minimizes the open chat. */
  minimize: (page: Page) => Locator;
}

interface ChatPage {
  page: Page;
  receive: () => Promise<void>;
  requests: () => number;
  /** Advances the page's clock. */
  wait: (ms: number) => Promise<void>;
}

interface Opening {
  visit: Visit;
  site: RunningSite;
}

interface Options extends VisitOptions {
  /** Whether the visitor has a conversation from an earlier page. */
  hasBegun?: boolean;
}

/** Pages of the fixture company for these tests. */
export const addChatPages = (addPage: (name: string, yaml: string) => void): void => {
  addPage('pay', 'extends: faqs\nroute: /staff/create-payment/\n');
  addPage('call-us', 'extends: faqs\nroute: /call-us/\nwidget: { label: Call us, call: true }\n');
};

/** Opens pages whose clock only the test advances. */
export function chatPages({ source, serve, begin, untilReady, button }: ChatUnderTest) {
  /** Opens a page at the moment the chat is mounted. */
  async function openPage({ visit, site }: Opening, path: string, options: Options = {}) {
    const { hasBegun, ...others } = options;
    let served: Awaited<ReturnType<typeof serve>> | undefined;
    let requests = 0;
    const page = await visit(path, {
      ...others,
      before: async (page) => {
        if (hasBegun) await begin?.(page, site);
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000);
        page.on('request', (request) => {
          if (request.url().includes(source)) requests += 1;
        });
        served = await serve(page, site);
      },
    });
    await untilMounted(page);
    const opened: ChatPage = {
      page,
      receive: async () => served?.receive(),
      requests: () => requests,
      wait: (ms) => page.clock.runFor(ms),
    };
    return opened;
  }

  /** Opens a page at the moment its chat becomes ready, as a small button. */
  async function openWithChat(opening: Opening, path: string, options?: Options): Promise<ChatPage> {
    const opened = await openPage(opening, path, options);
    await opened.wait(1000);
    await untilReady(opened.page);
    await expect(button(opened.page)).toBeVisible();
    return opened;
  }

  return { openPage, openWithChat };
}

/** Lets the clock reach the moment when the chat is mounted. */
export async function untilMounted(page: Page): Promise<void> {
  await page.clock.runFor(50);
  await expect(page.locator('[data-island="chat"][data-awake]')).toBeAttached();
}
