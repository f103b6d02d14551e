import type { SignInLimits } from '../staff/attempts.ts';
import type { Readers } from './readers.ts';

export interface StaffConfig {
  /** The header in which a trusted proxy says who asks; undefined when people sign in here. */
  header: string | undefined;
  /** Undefined takes the one that the database keeps. */
  secret: string | undefined;
  sessionSeconds: number;
  limits: SignInLimits;
}

export function staffConfig(read: Readers): StaffConfig {
  const auth = read.text('STAFF_AUTH');
  const header = /^header:([\w-]+)$/.exec(auth)?.[1];
  const secret = read.text('STAFF_SECRET') || undefined;
  if (auth !== '' && header === undefined)
    read.wants('STAFF_AUTH', 'empty, or header: followed by the name of a header');
  if (auth !== '' && read.text('TRUST_PROXY') === '')
    read.fault('TRUST_PROXY must be set beside STAFF_AUTH: anybody could send the header.');
  if (secret !== undefined && secret.length < 32) read.wants('STAFF_SECRET', 'at least 32 characters');
  return {
    header,
    secret,
    sessionSeconds: read.integer('STAFF_SESSION_HOURS', 1, 8760) * 3600,
    limits: {
      limit: read.integer('STAFF_SIGN_IN_LIMIT', 0, 1_000_000),
      windowMs: read.integer('STAFF_SIGN_IN_WINDOW_MINUTES', 1, 100_000) * 60_000,
    },
  };
}
