import type { Clock } from '../../../lib/clock.ts';
import type { AccountEvent, EventType } from '../stripe-objects.ts';
import { signatureHeader } from './webhook-signature.ts';

export interface WebhookOptions {
  /** The URL of the endpoint; events are not sent without one. */
  url?: string;
  secret?: string;
  /** `automatic` sends each event immediately; `held` leaves it to the test. */
  delivery?: 'automatic' | 'held';
  /** The event types to send; defaults to all. */
  types?: readonly EventType[];
}

export interface DeliveryOptions {
  /** Replaces the endpoint's secret, as a forger would. */
  secret?: string;
  /** Age of the signature's timestamp, in seconds. */
  ageSeconds?: number;
  /** Replaces the event's body; signed, too. */
  body?: string;
  /** Replaces the signature header; null omits it. */
  signature?: string | null;
}

export interface Delivery {
  event: AccountEvent;
  /** Undefined if there was no response. */
  status: number | undefined;
  /** The body of the response. */
  body: string;
}

/** A webhook endpoint that the test controls. */
export interface Webhooks {
  secret: string;
  /** Sets the URL of the endpoint. */
  sendTo(url: string): void;
  setDelivery(delivery: 'automatic' | 'held'): void;
  /** Events that are held back. */
  held(): AccountEvent[];
  /** Sends an event now, even if it was sent before. @param event the event, its id, or the latest of a type */
  deliver(event: AccountEvent | string, options?: DeliveryOptions): Promise<Delivery>;
  /** Sends all held events in sequence. @param order reorders or filters them */
  deliverHeld(order?: (events: AccountEvent[]) => AccountEvent[]): Promise<Delivery[]>;
  /** Discards held events. */
  dropHeld(): void;
  /** Resends events that were not answered with 2xx, as Stripe does for three days. */
  redeliver(): Promise<Delivery[]>;
  deliveries(): readonly Delivery[];
  /** Resolves when no delivery is in progress. */
  settled(): Promise<void>;
}

const defaultSecret = 'whsec_fake';
const timeoutMs = 10_000;

export function createWebhooks(
  clock: Clock,
  events: () => Iterable<AccountEvent>,
  { url, secret = defaultSecret, delivery = 'automatic', types }: WebhookOptions,
): Webhooks & { onEvent: (event: AccountEvent) => void } {
  const held: AccountEvent[] = [];
  const deliveries: Delivery[] = [];
  const pending = new Set<Promise<unknown>>();
  const endpoint = { url, delivery };

  function find(wanted: AccountEvent | string): AccountEvent {
    if (typeof wanted !== 'string') return wanted;
    const event = [...events()].reverse().find(({ id, type }) => id === wanted || type === wanted);
    if (!event) throw new Error(`There is no event ${wanted}.`);
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
    if (isAccepted(sent)) event.pending_webhooks = 0;
    deliveries.push(sent);
    return sent;
  }

  function track<T>(sending: Promise<T>): Promise<T> {
    pending.add(sending);
    return sending.finally(() => pending.delete(sending));
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
      const failed = [...last.values()].filter((sent) => !isAccepted(sent));
      return track(sendAll(failed.map(({ event }) => event)));
    },
    deliveries: () => deliveries,
    async settled() {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
    onEvent(event) {
      if (types && !types.includes(event.type)) return;
      if (endpoint.delivery === 'held') held.push(event);
      else if (endpoint.url) track(send(event)).catch(() => {});
    },
  };
}

const isAccepted = ({ status = 0 }: Delivery): boolean => status >= 200 && status < 300;

async function post(
  url: string | undefined,
  headers: Record<string, string>,
  body: string,
): Promise<Pick<Delivery, 'status' | 'body'>> {
  if (!url) throw new Error('The endpoint has no URL.');
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return { status: undefined, body: '' };
  }
}
