/** Where a tab keeps its id over reloads. */
const key = 'studio-client';

const lockOf = (client: string) => `studio-tab-${client}`;

let opened: Promise<string> | undefined;

/**
 * The id of this browser tab. It stays the same when the tab is reloaded, so what was done before can be undone. While the tab lives,
 * it holds a lock: what tabs that are gone left unsent can be taken over by others.
 */
export function openClient(): Promise<string> {
  opened ??= (async () => {
    const known = sessionStorage.getItem(key);
    // A duplicate of a tab has a copy of its id.
    if (known && (await acquireLock(known))) return known;
    const client = crypto.randomUUID();
    sessionStorage.setItem(key, client);
    await acquireLock(client);
    return client;
  })();
  return opened;
}

/** Locks an id until the tab is gone. @returns whether it was free; false in a browser without locks */
function acquireLock(client: string): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(false);
  return new Promise((resolve) => {
    void locks.request(lockOf(client), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => {});
    });
  });
}

/** Which of these tabs are gone. A browser without locks says all of them. */
export async function goneClients(clients: readonly string[]): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const living = new Set(held.map(({ name }) => name));
  return clients.filter((client) => !living.has(lockOf(client)));
}
