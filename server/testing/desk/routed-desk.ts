import type { LeadDetails } from '../../../schema/api/desk-lead.ts';
import type { DeskRules } from '../../desk/routing/desk-rules.ts';
import { routeDue } from '../../desk/routing/router.ts';
import { readPageList } from '../../page-list.ts';
import { writeFiles } from '../files/write-dist.ts';
import type { TestApp } from '../test-app.ts';
import type { DeskClient } from './desk-client.ts';

export const minute = 60_000;

export interface Clocked {
  server: TestApp;
  /** Moves the clock and makes the offers that are due then. */
  after(ms: number): Promise<void>;
  route(): Promise<void>;
}

export function clocked(server: TestApp, clock: { ms: number }): Clocked {
  const route = () =>
    routeDue({
      ...server.parts,
      storage: server.storage,
      feed: server.desk.feed,
      rules: server.desk.rules,
      pages: () => readPageList(server.parts.dist),
      escalation: server.unclaimedTargets.map(({ name }) => name),
    });
  return {
    server,
    route,
    async after(ms) {
      clock.ms += ms;
      await route();
    },
  };
}

export function writeRules(server: TestApp, rules: Partial<DeskRules>): void {
  writeFiles(server.distDir, { '.build/server.json': JSON.stringify({ site: {}, desk: rules }) });
}

/** Opens the person's desk, or keeps it open. */
export const open = (person: DeskClient) =>
  person.post('desk/presence', { tab: crypto.randomUUID(), leadId: null, isWriting: false });

export const offerOf = ({ offer, offeredNext }: LeadDetails) => [
  offer?.to.name,
  offer?.until.slice(11, 19),
  offeredNext.map(({ name }) => name),
];
