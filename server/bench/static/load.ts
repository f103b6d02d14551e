/** The load generator. Runs as a child process: receives its options and replies with its result. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { LoadOptions, LoadResult } from './messages.ts';

/** Programs are not counted as visitors. */
const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

/** Requests that warm up code and caches on both sides. */
const warmUpSeconds = 0.5;

process.once('message', async (options: LoadOptions) => {
  process.send?.(await load(options));
  process.disconnect?.();
});

async function load({ port, path, cookie, connections, seconds }: LoadOptions): Promise<LoadResult> {
  const cookies = cookie === undefined ? '' : `cookie: ${cookie}\r\n`;
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: br\r\nuser-agent: ${browser}\r\naccept: */*\r\n${cookies}\r\n`,
  );
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  await askUntil(sockets, request, warmUpSeconds, createHistogram());
  const latencies = createHistogram();
  const cpu = process.cpuUsage();
  const started = performance.now();
  await askUntil(sockets, request, seconds, latencies);
  const elapsedMs = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  for (const socket of sockets) socket.destroy();
  return {
    requestsPerSecond: latencies.count / (elapsedMs / 1000),
    p50Ms: latencies.percentile(50) / 1e6,
    p99Ms: latencies.percentile(99) / 1e6,
    generatorLoad: (user + system) / 1000 / elapsedMs,
  };
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  return socket;
}

/** One request at a time on each connection. */
async function askUntil(
  sockets: readonly Socket[],
  request: Buffer,
  seconds: number,
  latencies: RecordableHistogram,
): Promise<void> {
  const endMs = performance.now() + seconds * 1000;
  await Promise.all(sockets.map((socket) => askInTurn(socket, request, endMs, latencies)));
}

/** All responses to one request have the same length, so all but the first are counted without parsing. */
function askInTurn(
  socket: Socket,
  request: Buffer,
  endMs: number,
  latencies: RecordableHistogram,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let length = 0;
    let received = 0;
    let sentMs = performance.now();
    const onData = (chunk: Buffer) => {
      if (received === 0 && chunk.toString('latin1', 0, 13) !== 'HTTP/1.1 200 ') return fail();
      length ||= lengthOf(chunk);
      received += chunk.byteLength;
      if (received < length) return;
      if (received > length) return fail();
      const nowMs = performance.now();
      latencies.record(Math.max(1, Math.round((nowMs - sentMs) * 1e6)));
      if (nowMs >= endMs) {
        socket.off('data', onData).off('close', fail);
        return resolve();
      }
      received = 0;
      sentMs = nowMs;
      socket.write(request);
    };
    const fail = () => reject(new Error('The server did not send one 200 per request.'));
    socket.on('data', onData).once('close', fail);
    socket.write(request);
  });
}

/** The length of a whole response, from its beginning. */
function lengthOf(start: Buffer): number {
  const headEnd = start.indexOf('\r\n\r\n');
  const head = start.toString('latin1', 0, headEnd + 2);
  const bodyLength = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1];
  if (headEnd < 0 || bodyLength === undefined) throw new Error('The server sent no content-length.');
  return headEnd + 4 + Number(bodyLength);
}
