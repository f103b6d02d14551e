import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { reasonOf } from '../../lib/reason-of.ts';
import type { Change } from './change.ts';
import type { Channel } from './channel.ts';

const channelName = 'landing_pages_desk';

const connectMs = 5000;
const retryMs = 1000;

/** PostgreSQL refuses a payload of 8000 bytes or more. Source: PostgreSQL manual, NOTIFY. */
const maxPayloadBytes = 7500;

/**
 * A channel over LISTEN and NOTIFY on a connection of its own. Changes are sent outside of transactions: a NOTIFY inside
 * one would make all commits of leads wait for each other.
 */
export function openPostgresChannel(url: string, logger: Logger): Channel {
  const self = randomUUID();
  let client: Client | undefined;
  let sending: Promise<void> = Promise.resolve();
  let isClosed = false;
  const firstConnection = Promise.withResolvers<void>();
  let onChanges: (changes: readonly Change[]) => void = () => {};

  /** Connects again whenever the connection ends. */
  async function stayConnected(): Promise<void> {
    let isReported = false;
    while (!isClosed) {
      const opened = new Client({
        connectionString: url,
        connectionTimeoutMillis: connectMs,
        keepAlive: true,
        application_name: 'landing-pages desk',
      });
      const ended = new Promise<void>((resolve) => {
        opened.once('end', resolve);
        opened.on('error', () => resolve());
      });
      opened.on('notification', ({ payload = '' }) => receive(payload));
      try {
        await opened.connect();
        await opened.query(`listen ${channelName}`);
        client = opened;
        firstConnection.resolve();
        onChanges([{ missed: true }]);
        if (isReported) logger.info('live updates between servers recovered');
        isReported = false;
        // Closed while it connected, it would not end.
        if (!isClosed) await ended;
      } catch (error) {
        if (!isReported) logger.warn({ reason: reasonOf(error) }, 'live updates between servers failed');
        isReported = true;
      }
      client = undefined;
      await opened.end().catch(() => {});
      if (!isClosed) await sleep(retryMs);
    }
  }

  async function notify(changes: readonly Change[]): Promise<void> {
    // Without a connection, the other servers find the changes in the database.
    for (const part of payloads(self, changes))
      await client?.query('select pg_notify($1, $2)', [channelName, part]);
  }

  function receive(payload: string): void {
    const { from, changes } = JSON.parse(payload) as { from: string; changes: Change[] };
    if (from !== self) onChanges(changes);
  }

  const staying = stayConnected();
  return {
    connected: firstConnection.promise,
    async send(changes) {
      // A connection runs one query at a time.
      const sent = sending.then(() => notify(changes));
      sending = sent.catch(() => {});
      await sent;
    },
    receive(listener) {
      onChanges = listener;
    },
    async close() {
      isClosed = true;
      await client?.end().catch(() => {});
      await staying;
    },
  };
}

function payloads(from: string, changes: readonly Change[]): string[] {
  const text = JSON.stringify({ from, changes });
  if (Buffer.byteLength(text) <= maxPayloadBytes || changes.length === 1) return [text];
  const half = Math.ceil(changes.length / 2);
  return [...payloads(from, changes.slice(0, half)), ...payloads(from, changes.slice(half))];
}
