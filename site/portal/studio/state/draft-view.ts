import type {
  ChoiceBody,
  DraftAnswer,
  OperationsAnswer,
  OperationsBody,
  UndoBody,
} from '../../../../schema/api/studio/draft.ts';
import type { Operation } from '../../../../schema/api/studio/operation.ts';
import type { StudioPageAnswer } from '../../../../schema/api/studio/page.ts';
import type { Publishing } from '../../../../schema/api/studio/publish.ts';
import type { Answer, Lost, Refusal } from '../../../http/call.ts';
import type { Pending } from './pending.ts';
import type { PendingStore } from './pending-store.ts';
import type { SendState } from './send-state.ts';

/** The calls about one draft. */
export interface DraftCalls {
  /** @param isSoon whether to answer before all pages have been checked */
  draft: (client: string, isSoon: boolean) => Promise<Answer<DraftAnswer>>;
  page: (page: string) => Promise<Answer<StudioPageAnswer>>;
  operations: (body: OperationsBody) => Promise<Answer<OperationsAnswer>>;
  revert: (kind: 'undo' | 'redo', body: UndoBody) => Promise<Answer<OperationsAnswer>>;
  choose: (conflict: string, body: ChoiceBody) => Promise<Answer<OperationsAnswer>>;
}

/** What is known about the open draft. */
export interface DraftView {
  /** Undefined until it is loaded. */
  draft?: DraftAnswer;
  /** The open page; undefined while it is loaded. */
  page?: StudioPageAnswer;
  /** The name of the open page. */
  open?: string;
  send: SendState;
  /** How many changes the server may not have. */
  unsent: number;
  /** What was done, and the shown page does not have yet. */
  ahead: readonly Operation[];
  /** Whether changes that wait are still there after the page was closed. */
  isKept: boolean;
  /** When (ms) the server last had everything. */
  savedAt?: number;
  canUndo: boolean;
  canRedo: boolean;
  /** What is being published, or was last. */
  publishing?: Publishing;
  /** The release that went live last. */
  release?: string;
  /** Why something could not be done, newest last. */
  refusals: { id: string; message: string; pending?: Pending }[];
  /** What could not be loaded. */
  failure?: Refusal | Lost;
}

export interface DraftStoreParts {
  id: string;
  /** The email address of who is signed in. */
  author: string;
  client: string;
  calls: DraftCalls;
  store: PendingStore;
  wait: (ms: number) => Promise<void>;
  now: () => number;
  newId: () => string;
}
