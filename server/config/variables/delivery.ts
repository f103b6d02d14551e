import * as parse from '../parsers.ts';
import { variable } from '../variable.ts';

const hour = 3_600_000;

/** How deliveries are retried. */
export const deliveryVariables = {
  settleMs: variable('DELIVERY_SETTLE_MS', {
    parse: parse.integer(0, 600_000),
    default: '3000',
    about: 'how long deliveries of a new lead wait for the other call of the same submission',
  }),
  timeoutMs: variable('DELIVERY_TIMEOUT_MS', {
    parse: parse.integer(100, 600_000),
    default: '15000',
    about: 'timeout of one delivery attempt',
  }),
  concurrency: variable('DELIVERY_CONCURRENCY', {
    parse: parse.integer(1, 100),
    default: '4',
    about: 'concurrent delivery attempts per target',
  }),
  firstRetryMs: variable('DELIVERY_FIRST_RETRY_MS', {
    parse: parse.integer(10, 86_400_000),
    default: '5000',
    about: 'delay after the first failed attempt; doubles after each further one',
  }),
  maxRetryMs: variable('DELIVERY_LONGEST_RETRY_MS', {
    parse: parse.integer(10, 86_400_000),
    default: '1800000',
    about: 'maximum delay between attempts',
  }),
  lifetimeMs: variable('DELIVERY_LIFETIME_HOURS', {
    parse: parse.integer(1, 8760, hour),
    default: '120',
    about: 'how long a delivery is retried before it is dead-lettered',
  }),
};
