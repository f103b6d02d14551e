import type { ServerProcess } from './server-process.ts';

/** Makes a server's heap measurable, on a free port of the loopback interface. */
export const heapEnvironment = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

export interface ServerHeap extends Disposable {
  /** Bytes that are in use after everything unreachable was collected: objects, and the buffers that they own. */
  usedBytes(): Promise<number>;
}

interface Answer {
  id: number;
  result: unknown;
}

/** @param server started with `heapEnvironment` */
export async function openServerHeap(server: Pick<ServerProcess, 'log'>): Promise<ServerHeap> {
  const [url] = /ws:\/\/127\.0\.0\.1:\S+/.exec(server.log()) ?? [];
  if (!url) throw new Error('The server was started without its inspector.');
  const socket = new WebSocket(url);
  const closed = Promise.withResolvers<never>();
  closed.promise.catch(() => {});
  socket.onclose = () => closed.reject(new Error('The inspector closed the connection.'));
  const opened = Promise.withResolvers<void>();
  socket.onopen = () => opened.resolve();
  await Promise.race([opened.promise, closed.promise]);
  const waiting = new Map<number, (result: unknown) => void>();
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(data) as Answer;
    waiting.get(id)?.(result);
    waiting.delete(id);
  };
  let lastId = 0;

  async function send(method: string): Promise<unknown> {
    lastId += 1;
    const answered = Promise.withResolvers<unknown>();
    waiting.set(lastId, answered.resolve);
    socket.send(JSON.stringify({ id: lastId, method }));
    return Promise.race([answered.promise, closed.promise]);
  }

  return {
    async usedBytes() {
      // Twice: finalizers of the first collection release more.
      for (let round = 0; round < 2; round += 1) await send('HeapProfiler.collectGarbage');
      const usage = await send('Runtime.getHeapUsage');
      const { usedSize, backingStorageSize } = usage as { usedSize: number; backingStorageSize: number };
      return usedSize + backingStorageSize;
    },
    [Symbol.dispose]: () => socket.close(),
  };
}
