import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Peer } from '../../../../schema/api/studio/draft.ts';
import type { DraftEvent } from '../../../../schema/api/studio/events.ts';
import { tabOf } from '../../../../schema/api/studio/tab.ts';
import { showToast } from '../../../islands/toasts.tsx';
import { openEventStream } from '../../staff/event-stream.ts';
import { draftCalls, feedUrl, sayPresence } from '../api.ts';
import { goneClients, openClient } from '../state/client-id.ts';
import { createDraftStore, type DraftStore } from '../state/draft-store.ts';
import type { DraftView } from '../state/draft-view.ts';
import { memoryStore, openPendingStore, type PendingStore } from '../state/pending-store.ts';
import { refusalWords } from './saved-words.ts';
import type { Editing } from './selection.ts';

/** How often a tab says that it is open, in ms. */
const presenceMs = 10_000;

/** The studio sends something every ten seconds. */
const silentMs = 25_000;

/** Longest delay until a stream that was refused is tried again, in ms: a studio restarts within a second or two. */
const maxRetryMs = 4_000;

interface FeedEvents {
  ready: { peers: Peer[] };
  beat: object;
  draft: DraftEvent;
}

/**
 * The open draft of this tab; undefined until its browser's database is open.
 * @param author the email address of who is signed in
 */
export function useDraftStore(id: string, author: string): DraftStore | undefined {
  const [store, setStore] = useState<DraftStore>();
  useEffect(() => {
    let isGone = false;
    void openStore(id, author).then((opened) => {
      if (isGone) return;
      setStore(opened);
      void opened.start();
    });
    return () => {
      isGone = true;
      setStore(undefined);
    };
  }, [id, author]);
  return store;
}

async function openStore(id: string, author: string): Promise<DraftStore> {
  const client = await openClient();
  const store = await openPendingStore().catch(memoryStore);
  return createDraftStore({
    ...{ id, author, client },
    calls: draftCalls(id),
    store: ownOrLeft(store, { author, client }),
    wait: waitOrOnline,
    now: Date.now,
    newId: () => crypto.randomUUID(),
  });
}

/** What this tab made, and what tabs made that are gone. What other authors left in this browser is kept for them. */
function ownOrLeft(
  store: PendingStore,
  { author, client }: { author: string; client: string },
): PendingStore {
  return {
    ...store,
    async of(draft) {
      const own = (await store.of(draft)).filter((pending) => pending.author === author);
      const gone = new Set(await goneClients(own.map((pending) => tabOf(pending.client))));
      return own.filter((pending) => tabOf(pending.client) === client || gone.has(tabOf(pending.client)));
    },
  };
}

function waitOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}

export function useDraftView(store: DraftStore): DraftView {
  return useSyncExternalStore(store.subscribe, store.view);
}

/** Follows what happens to the draft elsewhere, and says what this tab edits. */
export function useDraftFeed(id: string, store: DraftStore, editing: Editing): void {
  const latest = useRef(editing);
  latest.current = editing;
  useEffect(() => {
    const stream = openEventStream<FeedEvents>(feedUrl(id, store.client), {
      on: {
        // Events before were missed.
        ready: () => {
          store.refresh();
          say();
        },
        beat: () => {},
        draft: store.onEvent,
      },
      onCut: () => {},
      ...{ silentMs, maxRetryMs },
    });
    const say = () => void sayPresence(id, { client: store.client, ...latest.current });
    say();
    const timer = setInterval(say, presenceMs);
    return () => {
      stream.close();
      clearInterval(timer);
    };
  }, [id, store]);
  const key = JSON.stringify(editing);
  useEffect(() => {
    const timer = setTimeout(() => void sayPresence(id, { client: store.client, ...JSON.parse(key) }), 300);
    return () => clearTimeout(timer);
  }, [id, store, key]);
}

/**
 * Says why something could not be done, goes on after the author signed in again in another tab, and asks before a page is left whose
 * changes are nowhere else.
 */
export function useMessages(store: DraftStore, { refusals, unsent, isKept }: DraftView): void {
  useEffect(() => {
    for (const { id, message, pending } of refusals) {
      showToast(refusalWords(message, pending), 'error');
      store.dismiss(id);
    }
  }, [store, refusals]);
  useEffect(() => {
    const resume = () => void store.resume();
    addEventListener('focus', resume);
    return () => removeEventListener('focus', resume);
  }, [store]);
  const isLostOnLeave = unsent > 0 && !isKept;
  useEffect(() => {
    if (!isLostOnLeave) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isLostOnLeave]);
}
