import type { Logger } from 'pino';
import type { ConversionRules } from '../ads/conversion-names.ts';
import type { Config } from '../config/config.ts';
import type { Clock } from '../lib/clock.ts';
import type { Storage } from '../storage/storage.ts';
import type { PaymentProvider } from './provider/provider.ts';

export interface PaymentParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  provider: PaymentProvider;
  settings: PaymentSettings;
  /** Names of the delivery targets for payment notifications. */
  targets: readonly string[];
  /** What is also reported to ad platforms; undefined without any. */
  conversions: ConversionRules | undefined;
  clock: Clock;
  logger: Logger;
}

export type PaymentSettings = Config['payments']['settings'];
