/**
 * Runs in the preview's frame, before the page. It gets the page's HTML and what to draw from the studio, and reports what is
 * picked and typed. The frame has an origin of its own, so neither this nor the page can reach the studio in any other way.
 */
import { connectMessage, type FrameMessage, type HostMessage } from '../protocol.ts';
import { type Boxes, createBoxes } from './boxes.ts';
import { listenToKeys } from './keyboard.ts';
import type { LivingPage } from './living-page.ts';
import { PageState } from './page-state.ts';
import { pageStyles } from './page-styles.ts';
import { listenToPointer, scrollTo } from './pointer.ts';
import { type ShownPage, writePage } from './write-page.ts';

let port: MessagePort | undefined;
let page: ShownPage | undefined;
let boxes: Boxes | undefined;
/** What to do when the page is there. */
let waiting: HostMessage[] = [];

const look = new CSSStyleSheet();
const state = new PageState(
  (message: FrameMessage) => port?.postMessage(message),
  () => boxes,
);

function onConnect(event: MessageEvent): void {
  const [given] = event.ports;
  // The page's scripts can make messages too, but none that the browser calls trusted and that come from the studio.
  if (!event.isTrusted || event.source !== parent || event.data !== connectMessage || !given) return;
  event.stopImmediatePropagation();
  port = given;
  port.onmessage = ({ data }) => receive(data as HostMessage);
}

function listen(): void {
  addEventListener('message', onConnect);
}

function receive(message: HostMessage): void {
  if (message.kind === 'document') showDocument(message);
  else if (message.kind === 'look') showLook(message);
  else if (!boxes) waiting.push(message);
  else if (message.kind === 'sections') state.sections = message.sections;
  else if (message.kind === 'boxes') boxes.show(message.boxes);
  else if (message.kind === 'reveal') scrollTo(document.getElementById(message.section));
  else if (message.kind === 'write') state.write(message.action);
  else if (message.kind === 'text') state.session?.continueFrom(message.text);
  else if (message.kind === 'leave') state.endEdit();
}

function showDocument({ html, version, places }: HostMessage & { kind: 'document' }): void {
  if (page) page.patch(html);
  else page = writePage(html, listen, onShown);
  state.update(version, places);
  boxes?.update();
}

function onShown(living: LivingPage): void {
  state.living = living;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(pageStyles);
  document.adoptedStyleSheets = [look, sheet];
  boxes = createBoxes();
  listenToPointer(state, boxes);
  listenToKeys(state);
  addEventListener('scroll', () => state.reportRect(), { capture: true, passive: true });
  addEventListener('resize', () => state.reportRect());
  const due = waiting;
  waiting = [];
  for (const message of due) receive(message);
}

function showLook({ scale, colors }: HostMessage & { kind: 'look' }): void {
  const values = Object.entries(colors).map(([name, color]) => `--studio-${name}: ${color};`);
  look.replaceSync(`:root { --studio-unit: ${1 / scale}; ${values.join(' ')} }`);
  boxes?.update();
}

listen();
