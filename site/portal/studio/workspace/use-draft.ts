import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { showToast } from '../../../islands/toasts.tsx';
import { draftCalls, feedUrl, sayPresence } from '../api.ts';
import { goneClients, openClient } from '../state/client-id.ts';
import { createDraftStore, type DraftStore, type DraftView } from '../state/draft-store.ts';
import { memoryStore, openPendingStore, type PendingStore } from '../state/pending-store.ts';
import type { Editing } from './selection.ts';

/** How often a tab says that it is open, in ms. */
const presenceMs = 10_000;

/** The open draft of this tab; undefined until its browser's database is open. */
export function useDraftStore(id: string): DraftStore | undefined {
  const [store, setStore] = useState<DraftStore>();
  useEffect(() => {
    let isGone = false;
    void openStore(id).then((opened) => {
      if (isGone) return;
      setStore(opened);
      void opened.start();
    });
    return () => {
      isGone = true;
      setStore(undefined);
    };
  }, [id]);
  return store;
}

async function openStore(id: string): Promise<DraftStore> {
  const client = openClient();
  const store = await openPendingStore().catch(memoryStore);
  return createDraftStore({
    id,
    client,
    calls: draftCalls(id),
    store: ownOrLeft(store, client),
    wait: waitOrOnline,
    now: Date.now,
    newId: () => crypto.randomUUID(),
  });
}

/** What this tab made, and what tabs made that are gone. */
function ownOrLeft(store: PendingStore, client: string): PendingStore {
  return {
    ...store,
    async of(draft) {
      const all = await store.of(draft);
      const gone = new Set(await goneClients([...new Set(all.map((pending) => pending.client))]));
      return all.filter((pending) => pending.client === client || gone.has(pending.client));
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
    const source = new EventSource(feedUrl(id, store.client));
    source.addEventListener('draft', ({ data }) => store.onEvent(JSON.parse(data)));
    // Events before were missed.
    source.addEventListener('ready', () => store.refresh());
    const say = () => void sayPresence(id, { client: store.client, ...latest.current });
    say();
    const timer = setInterval(say, presenceMs);
    return () => {
      source.close();
      clearInterval(timer);
    };
  }, [id, store]);
  const key = JSON.stringify(editing);
  useEffect(() => {
    const timer = setTimeout(() => void sayPresence(id, { client: store.client, ...JSON.parse(key) }), 300);
    return () => clearTimeout(timer);
  }, [id, store, key]);
}

/** Says why something could not be done, and goes on after the author signed in again in another tab. */
export function useMessages(store: DraftStore, { refusals }: DraftView): void {
  useEffect(() => {
    for (const { id, message } of refusals) {
      showToast(message, 'error');
      store.dismiss(id);
    }
  }, [store, refusals]);
  useEffect(() => {
    const resume = () => void store.resume();
    addEventListener('focus', resume);
    return () => removeEventListener('focus', resume);
  }, [store]);
}
