import type { Page } from 'playwright';

/** Where the vendor's installation code fetches the widget. */
export const trackingScript = 'https://cdn.livechatinc.com/tracking.js';

declare global {
  interface Window {
    fakeChat: FakeChat;
  }
}

interface FakeChat {
  /** The page's calls of the widget, in order. */
  calls: string[];
  /** Changes the visibility, as a visitor or the vendor does. */
  set: (visibility: string) => void;
  /** Reports an event of the conversation. */
  receive: (type: string) => void;
}

/** The test's side of the fake widget. */
export interface LiveChat {
  /** Number of requests for its script. */
  requests: () => number;
  calls: () => Promise<string[]>;
  set: (visibility: 'maximized' | 'minimized' | 'hidden') => Promise<void>;
  receive: (type: string) => Promise<void>;
}

/**
 * Serves a fake of LiveChat's widget instead of the vendor's script. It has the documented interface: calls made before
 * it is ready wait in `LiveChatWidget._q`, later ones go to `_h`.
 * @param readyAfter ms of the page's clock from the script's arrival until the widget is ready
 */
export async function serveLiveChat(page: Page, readyAfter = 200): Promise<LiveChat> {
  let requests = 0;
  await page.route(trackingScript, async (route) => {
    requests += 1;
    await route.fulfill({ contentType: 'text/javascript', body: `(${runFakeChat})(${readyAfter})` });
  });
  return {
    requests: () => requests,
    calls: () => page.evaluate(() => window.fakeChat.calls),
    set: (visibility) => page.evaluate((next) => window.fakeChat.set(next), visibility),
    receive: (type) => page.evaluate((received) => window.fakeChat.receive(received), type),
  };
}

/** Runs in the page, so it cannot use anything from this module. */
function runFakeChat(readyAfter: number): void {
  type Handler = (data: unknown) => void;
  type Method = 'on' | 'once' | 'off' | 'call' | 'get';
  const stub = (window as unknown as Record<string, unknown>).LiveChatWidget as {
    _q: [Method, unknown[]][];
    _h: ((method: Method, args: unknown[]) => unknown) | null;
  };
  const handlers = new Map<string, Set<Handler>>();
  const calls: string[] = [];
  let visibility = 'minimized';

  const emit = (name: string, data: unknown) => {
    for (const handler of handlers.get(name) ?? []) handler(data);
  };

  const container = document.createElement('div');
  container.id = 'chat-widget-container';
  const button = document.createElement('button');
  button.type = 'button';
  container.append(button);

  const show = () => {
    const isPhone = innerWidth < 500;
    const [width, height] =
      visibility === 'maximized' ? (isPhone ? ['100%', '100%'] : ['392px', '680px']) : [];
    const isOpen = visibility === 'maximized';
    Object.assign(container.style, {
      position: 'fixed',
      right: '0',
      bottom: '0',
      zIndex: '2147483639',
      display: visibility === 'hidden' ? 'none' : 'block',
      width: width ?? '84px',
      height: height ?? '84px',
    });
    Object.assign(button.style, {
      position: 'absolute',
      inset: isOpen && isPhone ? '0' : '12px',
      borderRadius: isOpen ? '8px' : '50%',
      border: '0',
      background: '#fe5200',
      color: '#fff',
    });
    button.textContent = isOpen ? 'Minimize window' : 'Open chat';
  };

  const set = (next: string) => {
    if (next === visibility) return;
    visibility = next;
    show();
    emit('visibility_changed', { visibility });
  };

  button.addEventListener('click', () => set(visibility === 'maximized' ? 'minimized' : 'maximized'));

  const state = () => ({ availability: 'online', visibility });
  const visibilityAfter: Record<string, string> = {
    maximize: 'maximized',
    minimize: 'minimized',
    hide: 'hidden',
  };

  function handle(method: Method, [name, handler]: unknown[]): unknown {
    const key = String(name);
    if (method === 'get') return key === 'state' ? state() : undefined;
    if (method === 'call') {
      calls.push(key);
      if (visibilityAfter[key]) set(visibilityAfter[key]);
      return undefined;
    }
    const known = handlers.get(key) ?? new Set();
    handlers.set(key, known);
    if (method === 'off') known.delete(handler as Handler);
    else known.add(handler as Handler);
    return undefined;
  }

  setTimeout(() => {
    show();
    document.body.append(container);
    stub._h = handle;
    for (const [method, args] of stub._q.splice(0)) handle(method, args);
    emit('ready', { state: state(), customerData: { isReturning: false, status: 'browsing' } });
  }, readyAfter);

  const receive = (type: string) =>
    emit('new_event', { timestamp: Date.now(), type, author: { id: 'agent-1', type: 'agent' } });
  Object.assign(window, { fakeChat: { calls, set, receive } });
}
