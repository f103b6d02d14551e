import type { Change } from './change.ts';

/** Carries changes to the other servers on the same database, and back. A server does not receive its own. */
export interface Channel {
  send(changes: readonly Change[]): Promise<void>;
  /** Also reports that changes may have been missed, each time the connection is there again. */
  receive(onChanges: (changes: readonly Change[]) => void): void;
  /** Resolves when changes are received for the first time. */
  connected: Promise<void>;
  close(): Promise<void>;
}
