import { Counter, Gauge, Registry } from 'prom-client';
import { pendingByTarget } from '../delivery/outbox/outbox-state.ts';
import type { Clock } from '../lib/clock.ts';
import type { Storage } from '../storage/storage.ts';

/** The server's own metrics, in the format of Prometheus. */
export interface Metrics {
  leadAccepted(channel: string, kind: 'new' | 'repeated' | 'spam'): void;
  deliveryTried(target: string, outcome: 'delivered' | 'failed' | 'dead'): void;
  answered(status: number): void;
  /** The text for Prometheus, with the current outbox. */
  text(): Promise<string>;
  contentType: string;
}

export interface MetricsParts {
  storage: Pick<Storage, 'db'>;
  clock: Clock;
  /** Reported even without pending deliveries. */
  targets: readonly { name: string }[];
}

export function createMetrics({ storage, clock, targets }: MetricsParts): Metrics {
  const register = new Registry();
  const registers = [register];
  const leads = new Counter({
    name: 'leads_accepted_total',
    help: 'Lead submissions answered with success.',
    labelNames: ['channel', 'kind'],
    registers,
  });
  const deliveries = new Counter({
    name: 'deliveries_total',
    help: 'Delivery attempts, by outcome.',
    labelNames: ['target', 'outcome'],
    registers,
  });
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'HTTP responses, by status.',
    labelNames: ['status'],
    registers,
  });
  const state = {
    pending: new Gauge({
      name: 'outbox_pending',
      help: 'Deliveries waiting to be sent.',
      labelNames: ['target'],
      registers,
    }),
    dead: new Gauge({
      name: 'outbox_dead',
      help: 'Dead-lettered deliveries.',
      labelNames: ['target'],
      registers,
    }),
    age: new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest waiting delivery.',
      labelNames: ['target'],
      registers,
    }),
  };

  async function readOutbox(): Promise<void> {
    const rows = await pendingByTarget(storage.db);
    for (const gauge of Object.values(state)) {
      gauge.reset();
      for (const { name } of targets) gauge.set({ target: name }, 0);
    }
    const now = clock().getTime();
    for (const { target, status, count, oldest } of rows) {
      state[status].set({ target }, count);
      if (status === 'pending') state.age.set({ target }, Math.max(0, (now - oldest.getTime()) / 1000));
    }
  }

  return {
    leadAccepted: (channel, kind) => leads.inc({ channel, kind }),
    deliveryTried: (target, outcome) => deliveries.inc({ target, outcome }),
    answered: (status) => answers.inc({ status }),
    async text() {
      await readOutbox();
      return register.metrics();
    },
    contentType: register.contentType,
  };
}
