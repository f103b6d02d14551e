/**
 * A minimal Node server that repeats given responses. Runs as a child process: receives them and replies with
 * its port.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CapturedAnswer } from './messages.ts';

process.once('message', (captured: CapturedAnswer[]) => {
  const answers = new Map(
    captured.map(({ path, headers, bodyBase64 }) => [
      path,
      { headers, body: Buffer.from(bodyBase64, 'base64') },
    ]),
  );
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
