import { Client, type ClientConfig, Pool, type PoolConfig } from 'pg';

export interface PostgresLimits {
  /** Maximum time to open a connection, in ms. */
  connectMs: number;
  /** Maximum wait for a free connection of the pool, in ms. */
  waitMs: number;
  /** Maximum time for a statement, in ms. After that its connection is cut. */
  statementMs: number;
  /** Maximum number of connections. */
  connections: number;
}

/**
 * Statements here take milliseconds, also where the planner expects thousands of lookups: compiling one or starting workers
 * takes longer. Needed by the numbers under a filter.
 */
const settings = 'set jit = off; set max_parallel_workers_per_gather = 0';

/**
 * A pool whose connections never wait forever. A connection that was cut is never reused: the server can still be
 * inside its transaction.
 */
export function createPool(
  url: string,
  { connectMs, waitMs, statementMs, connections }: PostgresLimits,
): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    application_name: 'landing-pages',
    Client: clientWithTimeouts(connectMs, statementMs),
    onConnect: (client) => client.query(settings),
  } as PoolConfig);
  // A connection in use reports its end through the statement that fails. The pool replaces idle ones.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

type Query = (...given: unknown[]) => unknown;

function clientWithTimeouts(connectMs: number, statementMs: number): typeof Client {
  return class ClientWithTimeouts extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: connectMs });
      const query = this.query.bind(this) as Query;
      this.query = ((...given: unknown[]) => {
        const answer = query(...given);
        if (answer instanceof Promise) this.#cutOnTimeout(answer);
        return answer;
      }) as Client['query'];
    }

    #cutOnTimeout(answer: Promise<unknown>): void {
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

/** Opens a connection outside of every pool and closes it. Rejects if PostgreSQL does not answer in time. */
export async function probePostgres(url: string, timeoutMs: number): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => {});
  await client.connect();
  await client.end();
}
