import { useEffect, useRef } from 'react';
import type { Turnstile } from './turnstile.ts';

/** How long a submission waits for its token. Without one it is still sent, and the server decides. */
const tokenTimeoutMs = 3000;

/** Prepares a Turnstile token on the first interaction with a field, if the site uses Turnstile. @param id of the form */
export function useTurnstile(id: string) {
  const started = useRef<Promise<Turnstile>>(undefined);

  useEffect(() => {
    const form = document.getElementById(id);
    const siteKey = document.documentElement.dataset.turnstile;
    if (!form || !siteKey) return;
    const controller = new AbortController();
    const start = () => {
      controller.abort();
      started.current = import('./turnstile.ts').then(({ startTurnstile }) => startTurnstile(form, siteKey));
      // Without a submission, nothing else handles the rejection.
      started.current.catch(() => undefined);
    };
    for (const type of ['focusin', 'input'])
      form.addEventListener(type, start, { signal: controller.signal });
    if (form.matches(':focus-within')) start();
    return () => controller.abort();
  }, [id]);

  return {
    /** The token for one submission, or undefined if the site uses none or it does not arrive in time. */
    token: async () => {
      if (!started.current) return undefined;
      const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, tokenTimeoutMs));
      const token = started.current.then((turnstile) => turnstile.token());
      return Promise.race([token, timeout]).catch(() => undefined);
    },
    /** Call after a failed submission: a token is valid once. */
    renew: () => void started.current?.then((turnstile) => turnstile.renew()).catch(() => undefined),
  };
}
