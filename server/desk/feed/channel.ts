import type { Change } from './change.ts';

/** Carries changes to the other servers on the same database, and back. A server does not receive its own. */
export interface Channel {
  send(changes: readonly Change[]): Promise<void>;
  receive(onChanges: (changes: readonly Change[]) => void): void;
  close(): Promise<void>;
}
