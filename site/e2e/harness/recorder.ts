import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that was kept, as it arrived. */
export interface Recorded {
  method: string;
  contentType: string | undefined;
  body: string;
}

/** A server before the site's that keeps requests to one path and passes all others on. */
export interface Recorder extends AsyncDisposable {
  url: string;
  recorded: Recorded[];
}

/** What a page sends while it is left, a browser tells nobody: only the server sees it. */
export async function startRecorder(site: string, path: string): Promise<Recorder> {
  const recorded: Recorded[] = [];
  const server = createServer(async (incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming;
    if (url === path) {
      recorded.push({ method, contentType: headers['content-type'], body: await text(incoming) });
      answer.writeHead(204).end();
      return;
    }
    const passed = ask(site + url, { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    incoming.pipe(passed);
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
