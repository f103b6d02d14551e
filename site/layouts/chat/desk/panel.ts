import type { ChatAnswer, ChatMessage, ChatPresence } from '../../../../schema/api/chat.ts';
import type { PreparedDeskChat } from '../../../prepared-scripts.ts';
import type { ChatEvents } from '../chat-provider.ts';
import { storedNumber } from '../stored-number.ts';
import { coversForm } from './covers-form.ts';
import styles from './panel.css?url';
import { panelHtml } from './panel-html.ts';
import { presenceLine } from './presence-line.ts';
import { readChat } from './read-chat.ts';

/** What of the chat is visible: only its tab, the peek, or the window. */
type View = 'tab' | 'peek' | 'window';

/** What the panel and the conversation in its window say to each other. */
export interface PanelLink {
  dialog: HTMLElement;
  settings: PreparedDeskChat;
  answer: ChatAnswer;
  /** Whether the visitor pressed Enter before the conversation was there. */
  isEntered?: boolean;
  /** Whether the visitor sees the window. */
  isShown: () => boolean;
  /** A message of either side. */
  onMessage: (message: ChatMessage) => void;
  onPresence: (presence: ChatPresence) => void;
  /** The messages count from 1 again. */
  onRestart: () => void;
  onMinimize: () => void;
  /** Called by the panel when the window is opened or minimized, once there is a conversation. */
  onShow?: () => void;
}

/** By the island that the conversation is loaded as. */
export const panelLinks = new WeakMap<HTMLElement, PanelLink>();

/** The number of the last message that the visitor has seen, on this page or an earlier one. */
const lastRead = storedNumber('localStorage', 'chat-read');

/** How often an open page asks whether someone is there, in ms. */
const presenceEveryMs = 60_000;

export type Panel = ReturnType<typeof createPanel>;

/** The tab, the peek, and the window, whose conversation is fetched when the visitor touches it or staff write. */
export function createPanel(settings: PreparedDeskChat, answer: ChatAnswer, events: ChatEvents) {
  const root = document.createElement('aside');
  root.className = 'desk-chat';
  root.ariaLabel = 'Chat';
  root.innerHTML = panelHtml;
  const find = (name: string) => root.querySelector(`.chat-${name}`) as HTMLElement;
  const tab = find('tab');
  const peek = find('peek');
  const dialog = find('window');
  const draft = dialog.querySelector('textarea');
  let view: View = 'tab';
  let unread: ChatMessage[] = [];
  /** The number of the last message that has arrived, or was seen on an earlier page. */
  let last = Math.min(lastRead.read() ?? 0, answer.chat?.messages.at(-1)?.seq ?? 0);
  let feed: EventSource | undefined;
  let isFetching = false;
  const link: PanelLink = {
    dialog,
    settings,
    answer,
    isShown: () => view === 'window',
    onMessage: hear,
    onPresence(presence) {
      answer.presence = presence;
      describe();
    },
    onRestart() {
      last = 0;
    },
    onMinimize: minimize,
  };

  function describe(): void {
    root.toggleAttribute('data-here', answer.presence.isHere);
    const line = presenceLine(answer.presence);
    for (const element of root.querySelectorAll('[data-presence]')) element.textContent = line;
    const newest = unread.at(-1);
    find('tab-name').textContent = newest ? `${newest.name} answered` : 'Chat';
    find('count').textContent = newest ? `${unread.length}` : '';
    find('say').textContent = newest?.text ?? settings.invitation;
  }

  function show(next: View, isFocused = false): void {
    const hadFocus = root.contains(document.activeElement);
    view = next;
    tab.hidden = view !== 'tab';
    peek.hidden = view !== 'peek';
    dialog.hidden = view !== 'window';
    if (view === 'window') {
      unread = [];
      lastRead.write(last);
    }
    describe();
    if (view === 'tab' && hadFocus) tab.focus();
    else if (isFocused) dialog.querySelector('textarea')?.focus();
    link.onShow?.();
    events.onVisibility(view === 'tab' ? 'minimized' : 'maximized');
  }

  function minimize(): void {
    show('tab');
  }

  function openWindow(): void {
    show('window', true);
    void converse();
  }

  /** Fetches React and the conversation, and puts it into the window. */
  async function converse(): Promise<void> {
    if (isFetching) return;
    isFetching = true;
    find('failed').hidden = true;
    try {
      const runtime = document.documentElement.dataset.runtime as string;
      // Some browsers never retry a failed import, and a failed fetch can be retried.
      await fetch(runtime);
      const { hydrate }: typeof import('../../../islands/runtime.ts') = await import(
        /* @vite-ignore */ runtime
      );
      // Not the window itself: the page would hold back clicks in it.
      const island = document.createElement('div');
      island.dataset.island = 'desk-chat';
      panelLinks.set(island, link);
      await hydrate(island);
      feed?.close();
    } catch {
      isFetching = false;
      find('failed').hidden = false;
    }
  }

  function hear(message: ChatMessage): void {
    if (message.seq <= last) return;
    last = message.seq;
    if (message.from === 'staff') {
      // The log is not live: it is filled while the window is hidden.
      find('live').textContent = `${message.name}: ${message.text}`;
      if (view !== 'window') {
        unread.push(message);
        describe();
        events.onMessage();
        return;
      }
    }
    lastRead.write(last);
  }

  /** Also hears of a conversation that began in another tab, and of one whose stream was refused. */
  async function refresh(): Promise<void> {
    const now = !document.hidden && !link.onShow && (await readChat());
    if (!now || link.onShow) return;
    Object.assign(answer, now);
    describe();
    listen();
  }

  /** Waits for staff, if there is a conversation. The browser connects again unless the server refused. */
  function listen(): void {
    if (!answer.chat) return;
    for (const message of answer.chat.messages) hear(message);
    if ((feed?.readyState ?? 2) < 2) return;
    feed = new EventSource(`/api/chat/feed?after=${last}`);
    feed.addEventListener('message', ({ data }) => hear(JSON.parse(data)));
  }

  for (const name of ['tab', 'write', 'answer']) find(name).onclick = openWindow;
  for (const name of ['close', 'minimize']) find(name).onclick = minimize;
  root.onkeydown = (event) => {
    if (event.key === 'Escape' && view !== 'tab') minimize();
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.target === draft) {
      event.preventDefault();
      link.isEntered = true;
    }
  };
  for (const type of ['focusin', 'pointerdown'])
    dialog.addEventListener(type, ({ target }) => {
      if (!find('minimize')?.contains(target as Node)) void converse();
    });
  find('company').textContent = settings.company;
  find('invitation').textContent = settings.invitation;
  // A later conversation counts from 1 again.
  lastRead.write(last);
  describe();
  setInterval(refresh, presenceEveryMs);

  return {
    /** Puts the tab on the page once it has its styles. */
    async appear(): Promise<void> {
      const sheet = document.createElement('link');
      await new Promise((onload, onerror) => {
        document.head.append(Object.assign(sheet, { rel: 'stylesheet', href: styles, onload, onerror }));
      });
      document.body.append(root);
    },
    /** @param isRequested whether the visitor asked for it; otherwise the window covers no form, and no phone's page */
    open(isRequested: boolean): void {
      if (isRequested) openWindow();
      else if (coversForm(dialog)) show('peek');
      else {
        show('window');
        if (answer.chat) void converse();
      }
    },
    listen,
  };
}
