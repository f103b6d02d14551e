import type { Conflict, Peer } from './draft.ts';
import type { Publishing } from './publish.ts';

/** Events of `GET /api/studio/drafts/:draft/feed`, as server-sent events. */
export type DraftEvent =
  | { kind: 'changed'; revision: number }
  | { kind: 'peers'; peers: Peer[] }
  | { kind: 'conflicts'; conflicts: Conflict[] }
  | { kind: 'publishing'; publishing: Publishing }
  | { kind: 'release'; release: string };
