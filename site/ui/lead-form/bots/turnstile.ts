/** Cloudflare changes the script without notice, so it must load from this URL. */
const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** The part of Cloudflare's API in use. */
interface Api {
  render(container: HTMLElement, options: Record<string, unknown>): string | undefined;
  reset(widget: string | undefined): void;
}

export type Turnstile = ReturnType<typeof startTurnstile>;

/** Narrower forms get the compact widget, in px. */
const minFlexibleWidth = 350;

let api: Promise<Api> | undefined;

/**
 * Lets Cloudflare check that a person fills in the form. The widget shows only if the visitor has to interact with it,
 * which is rare.
 */
export function startTurnstile(form: HTMLElement, siteKey: string) {
  let token: Promise<string | undefined>;
  let settle: (token?: string) => void;
  let reset: () => void = () => undefined;
  const wait = () => {
    token = new Promise((resolve) => {
      settle = resolve;
    });
  };
  const resolveWith = (value?: string) => {
    settle(value);
    token = Promise.resolve(value);
  };
  wait();
  const container = document.createElement('div');
  container.className = 'visually-hidden';
  form.querySelector('[data-island]')?.after(container);
  loadApi().then(
    (turnstile) => {
      const widget = turnstile.render(container, {
        sitekey: siteKey,
        action: form.dataset.form?.slice(0, 32),
        appearance: 'interaction-only',
        size: form.clientWidth < minFlexibleWidth ? 'compact' : 'flexible',
        theme: 'light',
        'response-field': false,
        'before-interactive-callback': () => container.classList.remove('visually-hidden'),
        'after-interactive-callback': () => container.classList.add('visually-hidden'),
        callback: resolveWith,
        'expired-callback': wait,
        // Returning true marks the error as handled. Turnstile retries, but the form does not wait for that.
        'error-callback': () => {
          resolveWith();
          return true;
        },
        'unsupported-callback': () => resolveWith(),
      });
      reset = () => turnstile.reset(widget);
    },
    () => resolveWith(),
  );
  return {
    /** Resolves with a token for one submission, or with undefined if Turnstile fails. */
    token: () => token,
    /** Requests another token. */
    renew() {
      wait();
      reset();
    },
  };
}

/** Loads one script for all forms of the page. After a failure, the next form tries again. */
function loadApi(): Promise<Api> {
  api ??= new Promise<Api>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve((window as unknown as { turnstile: Api }).turnstile));
    script.addEventListener('error', reject);
    document.head.append(script);
  }).catch((reason: unknown) => {
    api = undefined;
    throw reason;
  });
  return api;
}
