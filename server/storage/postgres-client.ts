import { Client, type ClientConfig, Pool, type PoolConfig } from 'pg';

export interface PostgresLimits {
  /** How long a new connection may take, in ms. */
  connectMs: number;
  /** How long to wait for a connection of the pool to be free, in ms. */
  waitMs: number;
  /** How long a statement may take, in ms; then its connection is cut. */
  statementMs: number;
  /** Connections at most. */
  connections: number;
}

/**
 * A pool whose connections do not wait for ever. A connection that was cut is never used again: the server may
 * still be inside its transaction.
 */
export function createPool(
  url: string,
  { connectMs, waitMs, statementMs, connections }: PostgresLimits,
): Pool {
  const options: PoolConfig = {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    application_name: 'landing-pages',
  };
  const pool = new Pool({ ...options, Client: impatientClient({ connectMs, statementMs }) } as PoolConfig);
  // Whoever uses a connection learns of its end by the statement that fails; idle ones are replaced by the pool.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

type Query = (...given: unknown[]) => unknown;

function impatientClient({
  connectMs,
  statementMs,
}: Pick<PostgresLimits, 'connectMs' | 'statementMs'>): typeof Client {
  return class ImpatientClient extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: connectMs });
      const query = this.query.bind(this) as Query;
      this.query = ((...given: unknown[]) => {
        const answer = query(...given);
        if (answer instanceof Promise) this.#cutWhenLate(answer);
        return answer;
      }) as Client['query'];
    }

    #cutWhenLate(answer: Promise<unknown>): void {
      const timer = setTimeout(() => {
        const { stream } = (this as unknown as { connection: { stream: { destroy(error: Error): void } } })
          .connection;
        stream.destroy(new Error(`PostgreSQL did not answer within ${statementMs} ms.`));
      }, statementMs);
      const stop = () => clearTimeout(timer);
      answer.then(stop, stop);
    }
  };
}
