const store = 'reported';

/** How long a report is remembered: 90 days, in ms. A lead's cookie lasts one day. */
const memoryMs = 7_776e6;

/**
 * Claims a report, so only one tab sends it, once: the database refuses a second entry with the same key.
 * @param key starts with the lead's id, a version 7 UUID, which sorts by time
 * @returns false if the report was claimed before
 * @throws if the browser has no database, or interrupts it for a page that the visitor left; a later view tries again
 */
export async function claim(key: string): Promise<boolean> {
  // Browsers do not freeze a page that holds a lock, or discard it when another page asks for the lock. A page frozen while
  // the database is being made would keep it from all other pages, and no event would make it give up.
  return navigator.locks ? navigator.locks.request(store, () => addOnce(key)) : addOnce(key);
}

async function addOnce(key: string): Promise<boolean> {
  const database = await open();
  try {
    return await add(database, key);
  } finally {
    database.close();
  }
}

/** Settles only once this page no longer blocks the database, even if the visitor has left: the lock is held until then. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('conversions', 1);
    let hasLeft = false;
    const stay = onLeave(() => {
      hasLeft = true;
      giveUp(request.transaction);
    });
    request.onupgradeneeded = () => {
      if (hasLeft) giveUp(request.transaction);
      else request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      stay();
      if (!hasLeft) return resolve(request.result);
      request.result.close();
      reject(new Error('The visitor left the page.'));
    };
    request.onerror = () => {
      stay();
      reject(request.error);
    };
  });
}

function giveUp(transaction: IDBTransaction | null): void {
  try {
    transaction?.abort();
  } catch {
    // It ends by itself.
  }
}

/** Resolves when the entry is on disk. */
function add(database: IDBDatabase, key: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
    const entries = transaction.objectStore(store);
    entries.delete(IDBKeyRange.upperBound(uuidAt(Date.now() - memoryMs)));
    let isAdded = false;
    entries.add(Date.now(), key).onsuccess = () => {
      isAdded = true;
      // Explicit: a transaction that commits by itself can be committed and yet look aborted to a page that is left.
      transaction.commit();
    };
    const stay = onLeave(() => {
      // No event reports the end of a commit to a page that is gone: this is the last moment to send the report.
      if (isAdded) resolve(true);
      else transaction.abort();
    });
    transaction.oncomplete = () => {
      stay();
      resolve(true);
    };
    transaction.onabort = () => {
      stay();
      if (transaction.error?.name === 'ConstraintError') resolve(false);
      else reject(transaction.error);
    };
  });
}

/**
 * Gives the database up when the visitor leaves: a page in the back/forward cache would keep it from all other pages.
 * @returns the function that stops listening
 */
function onLeave(giveUp: () => void): () => void {
  addEventListener('pagehide', giveUp);
  return () => removeEventListener('pagehide', giveUp);
}

/** The start of the version 7 UUIDs of a time. */
function uuidAt(time: number): string {
  return time
    .toString(16)
    .padStart(12, '0')
    .replace(/^.{8}/, (high) => `${high}-`);
}
