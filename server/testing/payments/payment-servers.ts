import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LinkState, StaffLink } from '../../../schema/api/payments.ts';
import { type FakeStripe, startFakeStripe } from '../fake-stripe/fake-stripe.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { createPostgresDatabase, type DatabaseKind } from '../storage/databases.ts';
import { newPaymentMethod, payer, projectName, stripeEnvironment } from './payments-app.ts';

/** Real servers in separate processes that share one fake Stripe. */
export interface PaymentServers extends AsyncDisposable {
  stripe: FakeStripe;
  servers: ServerProcess[];
  link(): Promise<string>;
  card(number?: string): Promise<string>;
  /** @param server its index. @returns undefined if the connection broke */
  pay(
    id: string,
    card: string,
    server?: number,
  ): Promise<{ status: number; body: Record<string, unknown> } | undefined>;
  state(id: string): Promise<LinkState | undefined>;
  /** Waits until the link is in one of these states. */
  settled(id: string, states: readonly LinkState[]): Promise<LinkState>;
  /** Starts a server again after its end. */
  restart(server: number): Promise<void>;
}

const settleMs = 2500;

export async function startPaymentServers(database: DatabaseKind): Promise<PaymentServers> {
  const folder = mkdtempSync(join(tmpdir(), 'payment-servers-'));
  const stripe = await startFakeStripe({ webhooks: { delivery: 'held' } });
  const environment = {
    ...stripeEnvironment(stripe),
    ...(database === 'PostgreSQL' && { DATABASE_URL: await createPostgresDatabase() }),
    // Callers are staff if a header says so.
    TRUST_PROXY: '127.0.0.1',
    STAFF_AUTH: 'header:X-Staff',
    STRIPE_TIMEOUT_MS: '1000',
    PAYMENT_ANSWER_MS: '2000',
    PAYMENT_SETTLE_MS: String(settleMs),
    PAYMENT_SWEEP_MS: '200',
    LOG_LEVEL: 'info',
  };
  const folderOf = (server: number) => join(folder, String(server));
  const start = (server: number) => startServerProcess(folderOf(server), environment);
  const servers = [await start(0)];
  if (database === 'PostgreSQL') servers.push(await start(1));
  const staff = { 'content-type': 'application/json', 'x-staff': 'sam@larkfield.example' };
  const urlOf = (server: number) => servers[server]?.url ?? '';
  /** A server that is running. */
  const anyUrl = () => urlOf(servers.length - 1);

  const state = async (id: string) => {
    const answer = await fetch(`${anyUrl()}/api/staff/payment-links?search=${id}`, { headers: staff });
    const { links } = (await answer.json()) as { links: StaffLink[] };
    return links[0]?.state;
  };
  return {
    stripe,
    servers,
    state,
    card: (number = '4242424242424242') => newPaymentMethod(stripe, number),
    async link() {
      const body = JSON.stringify({ projectName, amount: '219.00', description: 'Resume.' });
      const answer = await fetch(`${anyUrl()}/api/payments/generate-link`, {
        method: 'POST',
        headers: staff,
        body,
      });
      const { url } = (await answer.json()) as { url: string };
      return url.split('/').at(-1) ?? '';
    },
    async pay(id, card, server = 0) {
      const body = JSON.stringify({
        paymentMethodId: card,
        amount: 21_900,
        packageName: projectName,
        customerInfo: payer,
        uniqueId: id,
      });
      const headers = { 'content-type': 'application/json' };
      try {
        const answer = await fetch(`${urlOf(server)}/api/payments/create-payment`, {
          method: 'POST',
          headers,
          body,
        });
        return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
      } catch {
        return undefined;
      }
    },
    async settled(id, states) {
      const end = Date.now() + 25_000;
      for (;;) {
        const now = await state(id);
        if (now && states.includes(now)) return now;
        if (Date.now() > end) throw new Error(`The link is still ${now}.`);
        await sleep(50);
      }
    },
    async restart(server) {
      servers[server] = await start(server);
    },
    async [Symbol.asyncDispose]() {
      stripe.pauses.releaseAll();
      for (const server of servers) await server.end('SIGKILL');
      await stripe[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
