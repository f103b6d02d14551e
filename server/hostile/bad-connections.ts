import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from './calls.ts';

const head = `POST ${calls.email.path} HTTP/1.1\r\nhost: larkfield.example\r\ncontent-type: application/json\r\n`;

/** Incomplete requests. */
const incompleteRequests = [
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

/** Requests whose response is not awaited. */
const completeRequests = [
  'GET /lp8/ HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'GET /assets/film.mp4 HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  `${head}content-length: 2\r\n\r\n{}`,
  `${head}content-length: 9999999\r\n\r\n${'x'.repeat(50_000)}`,
  'GET /lp8/ HTTP/1.1\r\nhost: larkfield.example\r\n\r\n'.repeat(50),
];

/** Opens connections that send a byte now and then and never complete a request. */
export async function openSlowConnections(port: number, count: number, everyMs: number): Promise<Disposable> {
  const sockets = await Promise.all(
    Array.from({ length: count }, (_, index) => open(port, pick(incompleteRequests, index))),
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

/** Drops connections at every stage of a request and its response. */
export async function dropConnections(port: number, count: number): Promise<void> {
  const texts = [...incompleteRequests, ...completeRequests];
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const socket = await open(port, pick(texts, index));
      await sleep(index % 20);
      // Alternates between closing and resetting the connection.
      if (index % 2 === 0) socket.destroy();
      else socket.resetAndDestroy();
    }),
  );
}

async function open(port: number, text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

function pick(texts: readonly string[], index: number): string {
  return texts[index % texts.length] ?? '';
}
