import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens on a free port of the loopback interface. */
export interface OnLoopback {
  port: number;
  /** Stops listening and closes connections. */
  down(): Promise<void>;
  /** Listens again, on the same port. */
  up(): Promise<void>;
}

export async function listenOnLoopback(server: Server): Promise<OnLoopback> {
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async down() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    up: () => listen(port),
  };
}
