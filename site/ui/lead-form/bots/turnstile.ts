/** Where the script must come from: Cloudflare changes it without notice. */
const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** The part of Cloudflare's interface that is used here. */
interface Api {
  render(container: HTMLElement, options: Record<string, unknown>): string | undefined;
  reset(widget: string | undefined): void;
}

export interface Turnstile {
  /** Resolves when a token is there, or with undefined when there will be none. A token is good for one submission. */
  token(): Promise<string | undefined>;
  /** Asks for another token. */
  renew(): void;
}

/** Narrower forms get the small widget, in px. */
const widgetWidth = 350;

let api: Promise<Api> | undefined;

/**
 * Lets Cloudflare look whether a person fills in the form. The visitor sees of it only what must be pressed, and most see
 * nothing.
 */
export function startTurnstile(form: HTMLElement, siteKey: string): Turnstile {
  let token: Promise<string | undefined>;
  let settle: (token?: string) => void;
  let again: () => void = () => undefined;
  const wait = () => {
    token = new Promise((resolve) => {
      settle = resolve;
    });
  };
  const give = (given?: string) => {
    settle(given);
    token = Promise.resolve(given);
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
        size: form.clientWidth < widgetWidth ? 'compact' : 'flexible',
        theme: 'light',
        'response-field': false,
        'before-interactive-callback': () => container.classList.remove('visually-hidden'),
        'after-interactive-callback': () => container.classList.add('visually-hidden'),
        callback: give,
        'expired-callback': wait,
        // Handled: it tries again by itself, and the form need not wait for that.
        'error-callback': () => {
          give();
          return true;
        },
        'unsupported-callback': () => give(),
      });
      again = () => turnstile.reset(widget);
    },
    () => give(),
  );
  return {
    token: () => token,
    renew() {
      wait();
      again();
    },
  };
}

/** One script for all forms of the page; what did not arrive is asked for again by the next form. */
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
