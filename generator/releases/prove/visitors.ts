import { hash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { SiteHistory } from './site-history.ts';

export interface VisitorCounts {
  requests: number;
  pages: number;
  /** The longest time (ms) after a switch at which a page of before was still answered. */
  longestFollowMs: number;
  /** What must not happen, in words. */
  failures: string[];
}

interface VisitorParts {
  /** Ports of the servers, which visitors reach in turn, a page and its assets by different ones. */
  ports: readonly number[];
  routes: readonly string[];
  history: SiteHistory;
  now: () => number;
  isOver: (counts: VisitorCounts) => boolean;
}

const maxFollowMs = 2000;
const maxFailures = 20;

/** Visitors who open pages and load all that these name, until it is over. */
export async function visit(parts: VisitorParts, visitors: number): Promise<VisitorCounts> {
  const counts: VisitorCounts = { requests: 0, pages: 0, longestFollowMs: 0, failures: [] };
  await Promise.all(Array.from({ length: visitors }, (_, index) => visitor(index, parts, counts)));
  return counts;
}

async function visitor(index: number, parts: VisitorParts, counts: VisitorCounts): Promise<void> {
  const { ports, routes, history, now, isOver } = parts;
  const agent = new Agent({ keepAlive: true, maxSockets: ports.length });
  const fail = (text: string) => counts.failures.length < maxFailures && counts.failures.push(text);

  async function ask(path: string, encoding: string) {
    counts.requests += 1;
    // Each request goes to the next server.
    const port = ports[(index + counts.requests) % ports.length] ?? 0;
    const requestedAt = now();
    try {
      const answer = await get({ agent, port, path, encoding });
      if (answer.status !== 200) fail(`${path} answered ${answer.status}`);
      return { ...answer, requestedAt };
    } catch (error) {
      fail(`${path}: ${(error as Error).message}`);
      return undefined;
    }
  }

  for (let turn = index; !isOver(counts); turn += 1) {
    const route = routes[turn % routes.length] ?? '/';
    const page = await ask(route, turn % 2 === 0 ? 'br' : 'identity');
    if (!page) continue;
    counts.pages += 1;
    const age = history.ageOf(route, page.body, page.requestedAt);
    if (age === undefined) fail(`${route} answered what no release shows`);
    else counts.longestFollowMs = Math.max(counts.longestFollowMs, age);
    if (age !== undefined && age > maxFollowMs) fail(`${route} was ${Math.round(age)} ms old`);
    const html = page.body.toString();
    const policy = `${page.headers['content-security-policy']}`;
    for (const block of inlineBlocks(html))
      if (!policy.includes(block)) fail(`${route} came with the policy of another page`);
    for (const path of new Set(html.match(/\/assets\/[\w.-]+/g))) {
      const asset = await ask(path, 'identity');
      if (asset && !history.hasAsset(path, asset.body)) fail(`${path} is not what the page means`);
    }
  }
  agent.destroy();
}

/** The hashes that a page's policy has to name. */
function inlineBlocks(html: string): string[] {
  const blocks = [
    ...html.matchAll(/<(?:script|style)(?: data-[\w-]+(?:="[^"]*")?)*>([\s\S]*?)<\/(?:script|style)>/g),
  ];
  return blocks.map(([, text = '']) => `sha256-${hash('sha256', text, 'base64')}`);
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function get(asked: { agent: Agent; port: number; path: string; encoding: string }): Promise<Answer> {
  const { agent, port, path, encoding } = asked;
  const headers = { 'accept-encoding': encoding };
  const sent = request({ agent, host: '127.0.0.1', port, path, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const isPacked = response.headers['content-encoding'] === 'br';
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: isPacked ? brotliDecompressSync(body) : body,
  };
}
