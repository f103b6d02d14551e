import { Counter, Gauge, Registry } from 'prom-client';
import { pendingByTarget } from '../delivery/outbox/outbox-state.ts';
import { countUnclaimed } from '../desk/query/counts.ts';
import { openTimeBetween } from '../desk/routing/business-hours.ts';
import type { ReadDeskRules } from '../desk/routing/desk-rules.ts';
import type { Clock } from '../lib/clock.ts';
import type { Storage } from '../storage/storage.ts';

export interface MetricsParts {
  storage: Pick<Storage, 'db'>;
  clock: Clock;
  /** Reported even without pending deliveries. */
  targets: readonly { name: string }[];
  /** The hours of the company. */
  deskRules: ReadDeskRules;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** The server's own metrics, in the format of Prometheus. */
export function createMetrics({ storage, clock, targets, deskRules }: MetricsParts) {
  const register = new Registry();
  const metric = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => ({
    name,
    help,
    labelNames,
    registers: [register],
  });
  const leads = new Counter(
    metric('leads_accepted_total', 'Lead submissions answered with success.', 'channel', 'kind'),
  );
  const deliveries = new Counter(
    metric('deliveries_total', 'Delivery attempts, by outcome.', 'target', 'outcome'),
  );
  const difference = new Gauge(
    metric('numbers_difference_cents', 'How far the money in the numbers is from the payments.'),
  );
  const answers = new Counter(metric('http_answers_total', 'HTTP responses, by status.', 'status'));
  const state = {
    pending: new Gauge(metric('outbox_pending', 'Deliveries waiting to be sent.', 'target')),
    dead: new Gauge(metric('outbox_dead', 'Dead-lettered deliveries.', 'target')),
    age: new Gauge(metric('outbox_oldest_seconds', 'Age of the oldest waiting delivery.', 'target')),
  };

  const desk = {
    unclaimed: new Gauge(metric('desk_unclaimed', 'Leads that no one has claimed.')),
    oldest: new Gauge(
      metric('desk_oldest_unclaimed_seconds', 'How long the oldest of them has waited within the hours.'),
    ),
  };

  async function readDesk(): Promise<void> {
    const { count, oldestAt } = await countUnclaimed(storage.db);
    const waitedMs = oldestAt === null ? 0 : openTimeBetween(await deskRules(), new Date(oldestAt), clock());
    desk.unclaimed.set(count);
    desk.oldest.set(waitedMs / 1000);
  }

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
    leadAccepted: (channel: string, kind: 'new' | 'repeated' | 'spam') => leads.inc({ channel, kind }),
    deliveryTried: (target: string, outcome: 'delivered' | 'failed' | 'dead') =>
      deliveries.inc({ target, outcome }),
    moneyCompared: (cents: number) => difference.set(cents),
    answered: (status: number) => answers.inc({ status }),
    /** The text for Prometheus, with the current outbox and unclaimed leads, or without them while the database cannot be read. */
    async text(): Promise<string> {
      await Promise.all([readOutbox(), readDesk()]).catch(() => {
        for (const gauge of [...Object.values(state), ...Object.values(desk)]) gauge.reset();
      });
      return register.metrics();
    },
    contentType: register.contentType,
  };
}
