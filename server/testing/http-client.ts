import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  body: string;
}

/** One keep-alive connection for one request at a time. */
export interface HttpConnection {
  /** Rejects when the connection breaks before the response is complete. */
  post(path: string, body: string, headers: Record<string, string>): Promise<Answer>;
  close(): void;
}

/**
 * Implements just enough HTTP/1.1 for this server's calls, to keep the overhead of measurements low.
 * @param port of a server on the loopback interface
 * @param answerLimitMs when to break a connection without an answer
 */
export async function openConnection(port: number, answerLimitMs = 10_000): Promise<HttpConnection> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  socket.on('error', () => socket.destroy());
  return {
    post(path, body, headers) {
      const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map((pair) => pair.join(': '));
      const length = `content-length: ${Buffer.byteLength(body)}`;
      const answer = nextAnswer(socket, answerLimitMs);
      socket.write([`POST ${path} HTTP/1.1`, ...lines, length, '', body].join('\r\n'));
      return answer;
    },
    close: () => socket.destroy(),
  };
}

function nextAnswer(socket: Socket, answerLimitMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const settle = (act: () => void) => {
      clearTimeout(timer);
      socket.off('data', onData).off('close', onClose);
      act();
    };
    const onClose = () => settle(() => reject(new Error('The connection broke before the answer.')));
    const onData = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const answer = parseAnswer(text);
      if (answer) settle(() => resolve(answer));
    };
    const timer = setTimeout(() => socket.destroy(), answerLimitMs);
    socket.on('data', onData).on('close', onClose);
    if (socket.destroyed) onClose();
  });
}

/** The response, or undefined while it is incomplete. */
function parseAnswer(text: string): Answer | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end + 2))?.[1] ?? 0);
  const body = text.slice(end + 4);
  if (body.length < length) return undefined;
  return { status: Number(text.slice(9, 12)), body: Buffer.from(body, 'latin1').toString('utf8') };
}
