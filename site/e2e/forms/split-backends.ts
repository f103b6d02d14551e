import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningSite, startSite } from '../harness/running-site.ts';

/** What a gateway does for a call whose server does not answer. */
type Manners = 'says 502' | 'cuts the line';

/**
 * The site as companies run it that have mail and CRM on servers of their own: a gateway, and behind it three real servers
 * with a database each, so that each call can fail by itself.
 */
export interface SplitSite {
  /** Of the gateway. */
  url: string;
  /** Has the pages, and takes whatever is no call. */
  pages: RunningSite;
  /** Takes `/api/email/…`. */
  email: RunningSite;
  /** Takes `/rafp/…`. */
  crm: RunningSite;
  /** How the gateway tells of a server that is gone; at first it says 502, as nginx does. */
  manners: Manners;
  /** Whether the answers to calls are lost on their way back. */
  losesAnswers: boolean;
  /** Starts again what is gone or stands still, and puts the gateway right. */
  mend: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startSplitSite(): Promise<SplitSite> {
  const [pages, email, crm] = await Promise.all([startSite(), startSite(), startSite()]);
  const servers = [pages, email, crm];
  const backendOf = (path: string) => {
    if (path.startsWith('/api/email/')) return email;
    return path.startsWith('/rafp/') ? crm : pages;
  };
  const gateway = createServer((incoming, answer) => {
    const backend = backendOf(incoming.url ?? '/');
    forward(incoming, answer, {
      backend,
      manners: split.manners,
      isLost: split.losesAnswers && backend !== pages,
    });
  });
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));
  const split: SplitSite = {
    url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    pages,
    email,
    crm,
    manners: 'says 502',
    losesAnswers: false,
    async mend() {
      split.manners = 'says 502';
      split.losesAnswers = false;
      for (const server of [email, crm]) {
        if (await isUp(server)) continue;
        await server.kill();
        await server.restart();
      }
    },
    async stop() {
      gateway.closeAllConnections();
      gateway.close();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
  return split;
}

interface Way {
  backend: RunningSite;
  manners: Manners;
  isLost: boolean;
}

function forward(incoming: IncomingMessage, answer: ServerResponse, { backend, manners, isLost }: Way): void {
  const { method, headers, url = '/' } = incoming;
  // Each over a connection of its own: one that was kept would not know that the server is gone.
  const onward = request(new URL(url, backend.url), { method, headers, agent: false });
  onward.on('response', (response) => {
    if (isLost) {
      response.resume();
      answer.destroy();
      return;
    }
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  onward.on('error', () => {
    if (manners === 'cuts the line' || answer.headersSent) answer.destroy();
    else answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
  });
  answer.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

async function isUp({ url }: RunningSite): Promise<boolean> {
  return fetch(`${url}/healthz`, { signal: AbortSignal.timeout(3000) }).then(
    () => true,
    () => false,
  );
}
