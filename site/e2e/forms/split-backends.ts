import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningSite, startSite } from '../harness/running-site.ts';

/** What the gateway does when a backend does not respond. */
type OutageMode = 'respond 502' | 'cut the connection';

/**
 * The site of a company with separate servers for mail and CRM: a gateway in front of three real servers, each with its
 * own database, so each call can fail independently.
 */
export interface SplitSite {
  /** The gateway's address. */
  url: string;
  /** Serves the pages and everything that is not a call. */
  pages: RunningSite;
  /** Receives `/api/email/…`. */
  email: RunningSite;
  /** Receives `/rafp/…`. */
  crm: RunningSite;
  /** Starts as `respond 502`, the behavior of nginx. */
  outageMode: OutageMode;
  /** Drops the responses to calls on their way back. */
  losesResponses: boolean;
  /** Restarts killed or frozen servers and resets the gateway. */
  repair: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startSplitSite(): Promise<SplitSite> {
  const [pages, email, crm] = await Promise.all([startSite(), startSite(), startSite()]);
  const servers = [pages, email, crm];
  const backendOf = (path: string) => {
    if (path.startsWith('/api/email/')) return email;
    return path.startsWith('/rafp/') ? crm : pages;
  };
  const gateway = createServer((incoming, outgoing) => {
    const backend = backendOf(incoming.url ?? '/');
    forward(incoming, outgoing, {
      backend,
      outageMode: split.outageMode,
      isLost: split.losesResponses && backend !== pages,
    });
  });
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));
  const split: SplitSite = {
    url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    pages,
    email,
    crm,
    outageMode: 'respond 502',
    losesResponses: false,
    async repair() {
      split.outageMode = 'respond 502';
      split.losesResponses = false;
      await Promise.all([email, crm].map(restartIfDown));
    },
    async stop() {
      gateway.closeAllConnections();
      gateway.close();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
  return split;
}

interface Forwarding {
  backend: RunningSite;
  outageMode: OutageMode;
  isLost: boolean;
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { backend, outageMode, isLost }: Forwarding,
): void {
  const { method, headers, url = '/' } = incoming;
  // One connection per call: a pooled one would hide that the server is down.
  const onward = request(new URL(url, backend.url), { method, headers, agent: false });
  onward.on('response', (response) => {
    if (isLost) {
      response.resume();
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  onward.on('error', () => {
    if (outageMode === 'cut the connection' || outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
  });
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

async function restartIfDown(server: RunningSite): Promise<void> {
  const isUp = await fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(3000) }).then(
    () => true,
    () => false,
  );
  if (isUp) return;
  await server.kill();
  await server.restart();
}
