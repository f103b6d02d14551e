import { useEffect, useRef } from 'react';
import type { Turnstile } from './turnstile.ts';

/** How long a submission waits for its token, in ms. Without one it is sent all the same, and the server decides. */
const patienceMs = 3000;

/** Where the site asks for tokens of Cloudflare Turnstile, gets them ready from the first touch of a field on. @param id of the form */
export function useTurnstile(id: string) {
  const started = useRef<Promise<Turnstile>>(undefined);

  useEffect(() => {
    const form = document.getElementById(id);
    const siteKey = document.documentElement.dataset.turnstile;
    if (!form || !siteKey) return;
    const stop = new AbortController();
    const start = () => {
      stop.abort();
      started.current = import('./turnstile.ts').then(({ startTurnstile }) => startTurnstile(form, siteKey));
      // Nobody may be waiting for it.
      started.current.catch(() => undefined);
    };
    for (const type of ['focusin', 'input']) form.addEventListener(type, start, { signal: stop.signal });
    if (form.matches(':focus-within')) start();
    return () => stop.abort();
  }, [id]);

  return {
    /** The token for one submission; undefined when none is asked for, or it does not come in time. */
    token: async () => {
      if (!started.current) return undefined;
      const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
      const token = started.current.then((turnstile) => turnstile.token());
      return Promise.race([token, patience]).catch(() => undefined);
    },
    /** After a submission that failed. */
    renew: () => void started.current?.then((turnstile) => turnstile.renew()).catch(() => undefined),
  };
}
