/**
 * The id of this browser tab, held as a lock while the tab lives. What tabs that are gone left unsent can be taken over by tabs that
 * hold none of their locks.
 */
export function openClient(): string {
  const client = crypto.randomUUID();
  // Held until the tab is gone.
  void navigator.locks?.request(lockOf(client), () => new Promise(() => {}));
  return client;
}

const lockOf = (client: string) => `studio-tab-${client}`;

/** Which of these tabs are gone. A browser without locks says all of them. */
export async function goneClients(clients: readonly string[]): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const living = new Set(held.map(({ name }) => name));
  return clients.filter((client) => !living.has(lockOf(client)));
}
