import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page, Route } from 'playwright';
import { build } from 'vite';
import { previewHeaders } from '../../../../server/studio/preview-policy.ts';
import { frameDocument } from '../../../portal/studio/frame/frame-document.ts';
import type { FrameMessage, FramePlace, HostMessage } from '../../../portal/studio/frame/protocol.ts';

/** A preview in a page that sends it messages and keeps what it answers. */
export interface Preview {
  page: Page;
  frame: Frame;
  /** The page's HTML, with the numbers of its places. */
  html: string;
  show: (html: string) => Promise<void>;
  send: (message: HostMessage) => Promise<void>;
  /** The messages since the last call. */
  messages: () => Promise<FrameMessage[]>;
}

const addresses = { host: '/studio-host', frame: '/studio/preview/frame' };

let code: Promise<string> | undefined;

/** The bridge as one classic script. */
function bridgeCode(): Promise<string> {
  code ??= build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'esnext',
      lib: { entry: 'site/portal/studio/frame/bridge/bridge.ts', formats: ['iife'], name: 'bridge' },
    },
  }).then((built) => {
    const [bundle] = [built].flat();
    const [chunk] = bundle && 'output' in bundle ? bundle.output : [];
    return chunk?.type === 'chunk' ? chunk.code : '';
  });
  return code;
}

/** Answers the addresses of a preview, and lets its frame load what the site has. */
export async function routePreview(page: Page): Promise<void> {
  const script = await bridgeCode();
  await page.route(`**${addresses.host}`, (route) => route.fulfill({ contentType: 'text/html', body: host }));
  await page.route(`**${addresses.frame}`, (route) =>
    route.fulfill({
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...headersOf(new URL(route.request().url()).host),
      },
      body: frameDocument(script),
    }),
  );
  await page.route('**/assets/**', (route) => answerAsset(route).catch(ignoreClosing));
}

async function answerAsset(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({
    response,
    headers: { ...response.headers(), 'access-control-allow-origin': '*' },
  });
}

/** A page that is closed needs no more files. */
function ignoreClosing(error: Error): void {
  if (!/disposed|closed/.test(error.message)) throw error;
}

/** Opens the preview of a built page, with places at the elements of some selectors. */
export async function openPreview(
  page: Page,
  dist: string,
  places: { marker: string; place: FramePlace }[],
): Promise<Preview> {
  await page.goto(addresses.host);
  const built = readFileSync(join(dist, 'landing/index.html'), 'utf8');
  const html = places.reduce(
    (text, { marker }, number) => text.replace(marker, (tag) => `${tag} data-at="${number}"`),
    built,
  );
  const send = (message: HostMessage) =>
    page.evaluate((sent) => (globalThis as unknown as Host).send(sent), message);
  let version = 0;
  const show = (html: string) =>
    send({ kind: 'document', version: ++version, html, places: places.map(({ place }) => place) });
  const colors = { pencil: 'red', ink: 'black', paper: 'white', sheet: 'white' };
  await send({
    kind: 'look',
    scale: 0.5,
    colors: { ...colors, evergreen: 'green', highlighter: 'yellow' },
  });
  await show(html);
  const frame = page.frames().find((one) => one.url().endsWith(addresses.frame));
  if (!frame) throw new Error('The preview has no frame.');
  await frame.locator('studio-boxes').waitFor({ state: 'attached' });
  const messages = () => page.evaluate(() => (globalThis as unknown as Host).received.splice(0));
  return { page, frame, html, show, send, messages };
}

interface Host {
  send: (message: HostMessage) => void;
  received: FrameMessage[];
}

const host = `<!doctype html><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<iframe title="Preview" src="${addresses.frame}" sandbox="allow-scripts" width="1440" height="800"></iframe>
<script>
const received = [];
const { port1, port2 } = new MessageChannel();
port1.onmessage = ({ data }) => received.push(data);
const connected = new Promise((resolve) => {
  document.querySelector('iframe').addEventListener('load', ({ target }) => {
    target.contentWindow.postMessage('studio-preview', '*', [port2]);
    resolve();
  }, { once: true });
});
globalThis.received = received;
globalThis.send = (message) => connected.then(() => port1.postMessage(message));
</script>`;

/** The headers of a preview whose files are those of the built site. */
function headersOf(host: string): Record<string, string> {
  const { 'content-security-policy': policy, ...headers } = previewHeaders(host);
  return { ...headers, 'content-security-policy': policy.replaceAll('/studio/preview/', '/assets/') };
}
