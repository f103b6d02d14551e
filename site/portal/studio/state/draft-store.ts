import type { ChoiceBody, OperationsAnswer, Peer } from '../../../../schema/api/studio/draft.ts';
import type { DraftEvent } from '../../../../schema/api/studio/events.ts';
import type { Operation } from '../../../../schema/api/studio/operation.ts';
import type { Publishing } from '../../../../schema/api/studio/publish.ts';
import { yamlClient } from '../../../../schema/api/studio/tab.ts';
import type { Answer, Lost, Refusal } from '../../../http/call.ts';
import type { DraftStoreParts, DraftView } from './draft-view.ts';
import type { Pending } from './pending.ts';
import { createSendQueue } from './send-queue.ts';
import { isHold, waitReason } from './send-state.ts';

export type DraftStore = ReturnType<typeof createDraftStore>;

/** How long until what could not be read is read again, in ms. */
const retryMs = 1500;

/** How long after a change the draft's list of pages and mistakes is read again, in ms. */
const listDelayMs = 400;

const none: readonly Operation[] = [];

/** The state of the open draft, which all panels show. Changes go to the server at once, and its answers come back here. */
export function createDraftStore(parts: DraftStoreParts) {
  const { id, author, client, calls, store, wait, now, newId } = parts;
  let view: DraftView = {
    ...{ send: 'saved', unsent: 0, ahead: none, isKept: store.isLasting },
    ...{ canUndo: false, canRedo: false, refusals: [] },
  };
  /** The newest one that is known. */
  let revision = 0;
  /** What the server has done, and the shown page may lack. */
  let done: { revision: number; operations: readonly Operation[] }[] = [];
  let listTimer: ReturnType<typeof setTimeout> | undefined;
  /** Reads that are tried again soon. */
  const retried = new Set<() => Promise<void>>();
  const listeners = new Set<() => void>();

  function set(change: Partial<DraftView>): void {
    view = { ...view, ...change, unsent: queue.pending.length };
    const { page } = view;
    done = done.filter(({ revision }) => page && revision > page.revision);
    const ahead = [...done, ...queue.pending].flatMap(({ operations }) => operations);
    view = { ...view, ahead: ahead.length > 0 ? ahead : none };
    for (const listener of listeners) listener();
  }

  const queue = createSendQueue({
    store,
    wait,
    send: ({ draft: _draft, ...body }, wantsPage) =>
      calls.operations({ ...body, ...(wantsPage && view.open !== undefined && { page: view.open }) }),
    onAnswer(answer, { operations }) {
      done.push({ revision: answer.revision, operations });
      take(answer);
    },
    onRefused(refusal, pending) {
      refuse(refusal, pending);
      readAll();
    },
    onState: (send) => set({ send, ...(send === 'saved' && { savedAt: now() }) }),
    onNotKept: () => set({ isKept: false }),
  });

  function add(pending: Pending): Promise<number> {
    const added = queue.add(pending);
    // All panels show what waits.
    set({});
    return added;
  }

  /** An answer's page is shown although later changes wait: form and frame show those on top of it. */
  function take(answer: OperationsAnswer): void {
    revision = Math.max(revision, answer.revision);
    const { canUndo, canRedo, page } = answer;
    const isShown =
      page !== undefined && page.page === view.open && page.revision >= (view.page?.revision ?? 0);
    set({ canUndo, canRedo, ...(isShown && { page }) });
    readListSoon();
    if (page?.page !== view.open && queue.pending.length === 0) void readPage();
  }

  function refuse({ error }: Pick<Refusal, 'error'>, pending?: Pending): void {
    const message = error || 'The studio could not do this. Please try again.';
    set({ refusals: [...view.refusals, { id: newId(), message, ...(pending && { pending }) }] });
  }

  /** Reads again later what could not be read. */
  async function fail(failure: Refusal | Lost, read: () => Promise<void>): Promise<void> {
    set({ failure });
    const reason = waitReason(failure);
    if (queue.pending.length === 0 && reason) set({ send: reason });
    if (!reason || isHold(reason) || retried.has(read)) return;
    retried.add(read);
    await wait(retryMs);
    retried.delete(read);
    await read();
  }

  /** What was read shows that the server can be reached. */
  function reached(): Partial<DraftView> {
    const isOut = queue.pending.length === 0 && view.send !== 'saved';
    return { failure: undefined, ...(isOut && { send: 'saved' as const, savedAt: now() }) };
  }

  async function readPage(): Promise<void> {
    const name = view.open;
    // The answer to what waits shows the page, or asks for it.
    if (name === undefined || (view.page && queue.pending.length > 0)) return;
    const answer = await calls.page(name);
    if (name !== view.open) return;
    if (answer.kind !== 'ok') return fail(answer, readPage);
    if (queue.pending.length > 0 || answer.body.revision < revision) return;
    revision = answer.body.revision;
    set({ ...reached(), page: answer.body });
  }

  async function readList(): Promise<void> {
    // Each answer reads it again.
    if (view.draft && queue.pending.length > 0) return;
    const answer = await calls.draft(client, !view.draft);
    if (answer.kind !== 'ok') return fail(answer, readList);
    const { canUndo, canRedo } = answer.body;
    const peers = answer.body.peers.filter(isOther);
    set({ ...reached(), draft: { ...answer.body, peers }, canUndo, canRedo });
    if (!answer.body.isChecked) readListSoon();
  }

  function readListSoon(): void {
    clearTimeout(listTimer);
    listTimer = setTimeout(() => void readList(), listDelayMs);
  }

  /** Calls the server after everything that was done before. */
  async function after(call: () => Promise<Answer<OperationsAnswer>>): Promise<boolean> {
    const answer: Answer<OperationsAnswer> = (await queue.settled()) ? await call() : { kind: 'lost' };
    if (answer.kind === 'ok') take(answer.body);
    else if (answer.kind === 'refused') refuse(answer);
    else refuse({ error: 'Your changes are not saved yet. Try again when they are.' });
    return answer.kind === 'ok';
  }

  const sent = () => ({ id: newId(), author, client, ...(view.open !== undefined && { page: view.open }) });

  /** The revision that the author sees. */
  const shown = () => view.page?.revision ?? revision;

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
    /**
     * Does operations. Those of one step are undone together.
     * @param seen the revision that they were made in, by default the one that is shown
     */
    async edit(operations: Operation[], step: string = newId(), seen: number = shown()): Promise<number> {
      if (operations.length === 0) return revision;
      return add({ id: newId(), draft: id, author, client, seen, step, operations });
    },
    /** Does what was typed in a text of an earlier revision, which lacks what the other panels did since. */
    type: (
      operations: Operation[],
      { editor, step, seen }: { editor: string; step: string; seen: number },
    ): Promise<number> =>
      add({ id: newId(), draft: id, author, client: yamlClient(client, editor), seen, step, operations }),
    undo: () => after(() => calls.revert('undo', sent())),
    redo: () => after(() => calls.revert('redo', sent())),
    choose: (conflict: string, choice: Pick<ChoiceBody, 'saw' | 'take' | 'value'>) =>
      after(() => calls.choose(conflict, { ...sent(), ...choice })),
    dismiss: (refusal: string) => set({ refusals: view.refusals.filter((one) => one.id !== refusal) }),
    /** Tries again what waits for the author, such as for a sign-in. */
    async resume(): Promise<void> {
      if (!isHold(view.send)) return;
      await queue.resume();
      if (!isHold(view.send) || queue.pending.length === 0) readAll();
    },
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
    refresh: readAll,
  };

  function readAll(): void {
    readListSoon();
    void readPage();
  }

  function isOther(peer: Peer): boolean {
    return peer.client !== client;
  }
}
