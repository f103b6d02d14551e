import type {
  ChoiceBody,
  DraftAnswer,
  OperationsAnswer,
  OperationsBody,
  Peer,
  UndoBody,
} from '../../../../schema/api/studio/draft.ts';
import type { DraftEvent } from '../../../../schema/api/studio/events.ts';
import type { Operation } from '../../../../schema/api/studio/operation.ts';
import type { StudioPageAnswer } from '../../../../schema/api/studio/page.ts';
import type { Publishing } from '../../../../schema/api/studio/publish.ts';
import type { Answer, Refusal } from '../../../http/call.ts';
import type { Pending } from './pending.ts';
import type { PendingStore } from './pending-store.ts';
import { createSendQueue, type SendState } from './send-queue.ts';

/** The calls about one draft. */
export interface DraftCalls {
  draft: () => Promise<Answer<DraftAnswer>>;
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
  failure?: Refusal | { kind: 'lost'; reason?: string };
}

export interface DraftStoreParts {
  id: string;
  client: string;
  calls: DraftCalls;
  store: PendingStore;
  wait: (ms: number) => Promise<void>;
  now: () => number;
  newId: () => string;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** How long after a change the draft's list of pages and mistakes is read again, in ms. */
const listDelayMs = 400;

/** The state of the open draft, which all panels show. Changes go to the server at once, and its answers come back here. */
export function createDraftStore(parts: DraftStoreParts) {
  const { id, client, calls, store, wait, now, newId } = parts;
  let view: DraftView = { send: 'saved', canUndo: false, canRedo: false, refusals: [] };
  let revision = 0;
  let listTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<DraftView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  const queue = createSendQueue({
    store,
    wait,
    send: ({ draft: _draft, ...body }) =>
      calls.operations({ ...body, ...(view.open !== undefined && { page: view.open }) }),
    onAnswer: (answer, _sent, isLast) => take(answer, isLast),
    onRefused(refusal, pending) {
      refuse(refusal, pending);
      void readPage();
    },
    onState: (send) => set({ send, ...(send === 'saved' && { savedAt: now() }) }),
  });

  /** @param isLast whether the answer shows everything that the author did */
  function take(answer: OperationsAnswer, isLast = true): void {
    revision = Math.max(revision, answer.revision);
    const { canUndo, canRedo, page } = answer;
    const isShown =
      page !== undefined && page.page === view.open && page.revision >= (view.page?.revision ?? 0);
    set({ canUndo, canRedo, ...(isShown && isLast && { page }) });
    readListSoon();
  }

  function refuse(refusal: Refusal, pending?: Pending): void {
    const message = refusal.error || 'The studio could not do this.';
    set({ refusals: [...view.refusals, { id: newId(), message, ...(pending && { pending }) }] });
  }

  async function readPage(): Promise<void> {
    const name = view.open;
    if (name === undefined) return;
    const answer = await calls.page(name);
    if (name !== view.open) return;
    if (answer.kind !== 'ok') return set({ failure: answer });
    if (queue.pending.length > 0 || answer.body.revision < revision) return;
    revision = answer.body.revision;
    set({ page: answer.body, failure: undefined });
  }

  async function readList(): Promise<void> {
    const answer = await calls.draft();
    if (answer.kind !== 'ok') return set({ failure: answer });
    const { canUndo, canRedo } = answer.body;
    const peers = answer.body.peers.filter(isOther);
    set({ draft: { ...answer.body, peers }, canUndo, canRedo, failure: undefined });
  }

  function readListSoon(): void {
    clearTimeout(listTimer);
    listTimer = setTimeout(() => void readList(), listDelayMs);
  }

  async function answered(call: Promise<Answer<OperationsAnswer>>): Promise<boolean> {
    const answer = await call;
    if (answer.kind === 'ok') take(answer.body);
    else if (answer.kind === 'refused') refuse(answer);
    else set({ send: 'cut' });
    return answer.kind === 'ok';
  }

  const sent = () => ({ id: newId(), client, ...(view.open !== undefined && { page: view.open }) });

  return {
    client,
    view: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Loads the draft, and sends what an earlier visit left. */
    async start(): Promise<void> {
      await queue.restore(id);
      await readList();
    },
    async openPage(name: string): Promise<void> {
      set({ open: name, page: undefined });
      await readPage();
    },
    /** Does operations. Those of one step are undone together. */
    async edit(operations: Operation[], step: string = newId()): Promise<number> {
      if (operations.length === 0) return revision;
      return queue.add({ id: newId(), draft: id, client, seen: revision, step, operations });
    },
    /** Does what was typed in a text of an earlier revision, which lacks what the other panels did since. */
    type: (operations: Operation[], { step, seen }: { step: string; seen: number }): Promise<number> =>
      queue.add({ id: newId(), draft: id, client: `${client}-yaml`, seen, step, operations }),
    undo: () => answered(calls.revert('undo', sent())),
    redo: () => answered(calls.revert('redo', sent())),
    choose: (conflict: string, choice: Pick<ChoiceBody, 'saw' | 'take' | 'value'>) =>
      answered(calls.choose(conflict, { ...sent(), ...choice })),
    dismiss: (refusal: string) => set({ refusals: view.refusals.filter((one) => one.id !== refusal) }),
    /** After the author signed in again. */
    resume: () => queue.resume(),
    onPublishing: (publishing: Publishing) => set({ publishing }),
    /** What happened to the draft elsewhere. */
    onEvent(event: DraftEvent): void {
      const { draft } = view;
      if (event.kind === 'peers' && draft) set({ draft: { ...draft, peers: event.peers.filter(isOther) } });
      if (event.kind === 'publishing') set({ publishing: event.publishing });
      if (event.kind === 'release') set({ release: event.release });
      if (event.kind === 'publishing' && event.publishing.state === 'live') readListSoon();
      if (event.kind === 'conflicts' && draft) set({ draft: { ...draft, conflicts: event.conflicts } });
      if (event.kind !== 'changed' || event.revision <= revision) return;
      readListSoon();
      void readPage();
    },
    /** Reads everything again, such as after the connection was cut. */
    refresh(): void {
      readListSoon();
      void readPage();
    },
  };

  function isOther(peer: Peer): boolean {
    return peer.client !== client;
  }
}
