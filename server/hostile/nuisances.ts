import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from './calls.ts';

const head = `POST ${calls.email.path} HTTP/1.1\r\nhost: larkfield.example\r\ncontent-type: application/json\r\n`;

/** Beginnings after which a server can only wait for more. */
const beginnings = [
  '',
  '\r\n\r\n\r\n',
  'G',
  'GET /\r\n',
  'GET /lp8/ HTTP/1.1\r\nhost: larkfield.example\r\nx-slow: ',
  `${head}content-length: 5000\r\n\r\n`,
  `${head}content-length: 5000\r\n\r\n{"fullName":"`,
  `${head}transfer-encoding: chunked\r\n\r\n`,
  `${head}transfer-encoding: chunked\r\n\r\nfffffff\r\n{`,
  `${head}expect: 100-continue\r\ncontent-length: 5000\r\n\r\n`,
];

/** Requests of which the answer is not waited for. */
const wholes = [
  'GET /lp8/ HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'GET /assets/film.mp4 HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  `${head}content-length: 2\r\n\r\n{}`,
  `${head}content-length: 9999999\r\n\r\n${'x'.repeat(50_000)}`,
  'GET /lp8/ HTTP/1.1\r\nhost: larkfield.example\r\n\r\n'.repeat(50),
];

/** Connections that each send one more byte now and then, and never come to an end. */
export async function openSlowConnections(port: number, count: number, everyMs: number): Promise<Disposable> {
  const sockets = await Promise.all(
    Array.from({ length: count }, (_, index) => begin(port, pick(beginnings, index))),
  );
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, everyMs);
  return {
    [Symbol.dispose]() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Connections that are gone again at every point of a request and of its answer. */
export async function dropConnections(port: number, count: number): Promise<void> {
  const texts = [...beginnings, ...wholes];
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const socket = await begin(port, pick(texts, index));
      await sleep(index % 20);
      // By turns an end that is said, and one that is not.
      if (index % 2 === 0) socket.destroy();
      else socket.resetAndDestroy();
    }),
  );
}

async function begin(port: number, text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

function pick(texts: readonly string[], index: number): string {
  return texts[index % texts.length] ?? '';
}
