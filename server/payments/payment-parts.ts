import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import type { Storage } from '../storage/storage.ts';
import type { PaymentProvider } from './provider/provider.ts';

/** Dependencies of the payment code. */
export interface PaymentParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  provider: PaymentProvider;
  settings: PaymentSettings;
  /** Names of the delivery targets for payment notifications. */
  targets: readonly string[];
  clock: Clock;
  logger: Logger;
}

export interface PaymentSettings {
  linkDays: number;
  /** Maximum time until a client gets an answer, in ms. */
  answerMs: number;
  /**
   * How long after its start an attempt can still charge, in ms: the provider can be processing a request that timed
   * out here.
   */
  settleMs: number;
  /** How often unsettled payments are checked, in ms. */
  sweepMs: number;
  limits: PaymentLimits;
}

/** 0 disables a limit. */
export interface PaymentLimits {
  /** Attempts per link and window. */
  perLink: number;
  /** Attempts per address and window. */
  perAddress: number;
  /** Lookups of unknown ids per address and window. */
  unknownIds: number;
  windowMs: number;
}
