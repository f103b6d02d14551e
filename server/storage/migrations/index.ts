import type { Migration } from 'kysely/migration';
import { leads } from './0001-leads.ts';

/** Every migration, in the order in which they run. A published one is never changed; a new one is added. */
export const migrations: Record<string, Migration> = {
  '0001-leads': leads,
};
