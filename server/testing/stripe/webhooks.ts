import type { Clock } from '../../lib/clock.ts';
import type { AccountEvent, EventType } from './objects.ts';
import { signatureHeader } from './webhook-signature.ts';

export interface WebhookOptions {
  /** Where events go; nowhere as long as it is unknown. */
  url?: string;
  secret?: string;
  /** `automatic` sends each event at once; `held` leaves it to the test. */
  delivery?: 'automatic' | 'held';
  /** What the endpoint wants to hear of; everything, without it. */
  types?: readonly EventType[];
}

export interface DeliveryOptions {
  /** Another than the endpoint's: what a stranger would sign with. */
  secret?: string;
  /** How long ago it says that it was signed, in seconds. */
  ageSeconds?: number;
  /** In place of the event's own, signed all the same. */
  body?: string;
  /** In place of the right header; null sends none. */
  signature?: string | null;
}

export interface Delivery {
  event: AccountEvent;
  /** Undefined when nobody answered. */
  status: number | undefined;
  /** What was answered. */
  body: string;
}

/** An endpoint for events, under the test's hand. */
export interface Webhooks {
  secret: string;
  /** Where events go from now on. */
  sendTo(url: string): void;
  setDelivery(delivery: 'automatic' | 'held'): void;
  /** Events that wait for the test. */
  held(): AccountEvent[];
  /** Sends one now, however often it was sent before. @param event itself, its id, or the last one of a type */
  deliver(event: AccountEvent | string, options?: DeliveryOptions): Promise<Delivery>;
  /** Sends all that are held, one after the other. @param order puts them in another order, or leaves some out */
  deliverHeld(order?: (events: AccountEvent[]) => AccountEvent[]): Promise<Delivery[]>;
  /** What is held is never sent. */
  dropHeld(): void;
  /** Sends again what was not taken with 2xx, as Stripe does for three days. */
  redeliver(): Promise<Delivery[]>;
  deliveries(): readonly Delivery[];
  /** Resolves when nothing is on its way. */
  settled(): Promise<void>;
}

const defaultSecret = 'whsec_counterpart';
const patienceMs = 10_000;

export function createWebhooks(
  clock: Clock,
  events: () => Iterable<AccountEvent>,
  { url, secret = defaultSecret, delivery = 'automatic', types }: WebhookOptions,
): Webhooks & { onEvent: (event: AccountEvent) => void } {
  const held: AccountEvent[] = [];
  const deliveries: Delivery[] = [];
  const underWay = new Set<Promise<unknown>>();
  const endpoint = { url, delivery };

  function find(wanted: AccountEvent | string): AccountEvent {
    if (typeof wanted !== 'string') return wanted;
    const event = [...events()].reverse().find(({ id, type }) => id === wanted || type === wanted);
    if (!event) throw new Error(`No event is ${wanted}.`);
    return event;
  }

  async function send(event: AccountEvent, options: DeliveryOptions = {}): Promise<Delivery> {
    const body = options.body ?? JSON.stringify(event, null, 2);
    const timestamp = Math.floor(clock().getTime() / 1000) - (options.ageSeconds ?? 0);
    const { signature = signatureHeader(body, options.secret ?? secret, timestamp) } = options;
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      ...(signature === null ? {} : { 'stripe-signature': signature }),
    };
    const answer = await post(endpoint.url, headers, body);
    const sent: Delivery = { event, ...answer };
    if (isTaken(sent)) event.pending_webhooks = 0;
    deliveries.push(sent);
    return sent;
  }

  function track<T>(sending: Promise<T>): Promise<T> {
    underWay.add(sending);
    return sending.finally(() => underWay.delete(sending));
  }

  async function sendAll(chosen: readonly AccountEvent[]): Promise<Delivery[]> {
    const sent: Delivery[] = [];
    for (const event of chosen) sent.push(await send(event));
    return sent;
  }

  return {
    secret,
    sendTo(next) {
      endpoint.url = next;
    },
    setDelivery(next) {
      endpoint.delivery = next;
    },
    held: () => [...held],
    deliver: (event, options) => track(send(find(event), options)),
    deliverHeld: (order = (all) => all) => track(sendAll(order(held.splice(0)))),
    dropHeld() {
      held.length = 0;
    },
    redeliver() {
      const last = new Map(deliveries.map((sent) => [sent.event, sent]));
      const failed = [...last.values()].filter((sent) => !isTaken(sent));
      return track(sendAll(failed.map(({ event }) => event)));
    },
    deliveries: () => deliveries,
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    onEvent(event) {
      if (types && !types.includes(event.type)) return;
      if (endpoint.delivery === 'held') held.push(event);
      else if (endpoint.url) track(send(event)).catch(() => {});
    },
  };
}

const isTaken = ({ status = 0 }: Delivery): boolean => status >= 200 && status < 300;

async function post(
  url: string | undefined,
  headers: Record<string, string>,
  body: string,
): Promise<Pick<Delivery, 'status' | 'body'>> {
  if (!url) throw new Error('Nobody said where events go.');
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return { status: undefined, body: '' };
  }
}
