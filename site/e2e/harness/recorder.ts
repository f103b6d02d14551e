import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as it arrived. */
export interface Recorded {
  method: string;
  contentType: string | undefined;
  body: string;
}

/** A proxy in front of the site that records requests to one path and forwards all others. */
export interface Recorder extends AsyncDisposable {
  url: string;
  recorded: Recorded[];
}

/** Browser tools do not report what a page sends while it unloads; only a server sees it. */
export async function startRecorder(site: string, path: string): Promise<Recorder> {
  const recorded: Recorded[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    if (url === path) {
      recorded.push({ method, contentType: headers['content-type'], body: await text(incoming) });
      outgoing.writeHead(204).end();
      return;
    }
    const forwarded = sendRequest(site + url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recorded,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
