import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Clock } from '../lib/clock.ts';
import type { Storage } from '../storage/storage.ts';
import type { BatchTarget, Target } from './target.ts';

export interface DeliveryWorkerParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  targets: readonly (Target | BatchTarget)[];
  /** `pollMs` is how often the outbox is polled. */
  settings: Omit<Config['delivery'], 'settleMs'> & { pollMs: number };
  clock: Clock;
  logger: Logger;
  /** Called for each delivery after an attempt. */
  observe?: (target: string, outcome: 'delivered' | 'failed' | 'dead') => void;
  /** Called with the lead when the outcome of an attempt for it is recorded. */
  onOutcome?: (leadId: string) => void;
}
