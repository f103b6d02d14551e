import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import type { Storage } from '../storage/storage.ts';
import type { PaymentProvider } from './provider/provider.ts';

/** What everything about payments is made from. */
export interface PaymentParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  provider: PaymentProvider;
  settings: PaymentSettings;
  /** Who is told when a payment is made, by name of the target. */
  targets: readonly string[];
  clock: Clock;
  logger: Logger;
}

export interface PaymentSettings {
  linkDays: number;
  /** How long a client waits for an answer, in ms. */
  answerMs: number;
  /**
   * How long after an attempt began nobody can say that it charged nothing, in ms: a request that was given up may
   * still be at work on the provider's side.
   */
  settleMs: number;
  /** How often what is unknown is asked for, in ms. */
  sweepMs: number;
  limits: PaymentLimits;
}

/** 0 means any number. */
export interface PaymentLimits {
  /** Payments that are tried on one link within the window. */
  perLink: number;
  /** The same, from one address. */
  perAddress: number;
  /** Ids that lead to no link, from one address. */
  unknownIds: number;
  windowMs: number;
}
