import { maxWaitMs, runtime, showBusy, wake } from './wake.ts';

const openers = ':not(form):is([data-form],[data-chat],[data-dialog])';

let loading: Promise<void> | undefined;

/** Loads the code of dialogs and scrolling once. If that fails, it can be loaded again. */
function load(): Promise<void> {
  loading ??= runtime().then(
    ({ startInteraction }) => {
      removeEventListener('click', onClick);
      startInteraction({ wake, showBusy, openers });
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Repeats a click on what opens a dialog or chat, once the code is here. If it does not load in time, follows the link. */
function onClick(event: MouseEvent): void {
  const opener = (event.target as Element).closest<HTMLAnchorElement>(openers);
  if (!opener || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  const tooLate = new Promise((_, reject) => setTimeout(reject, maxWaitMs));
  showBusy(opener, Promise.race([load(), tooLate])).then(
    () => opener.click(),
    () => location.assign(opener.href),
  );
}

/** Loads the code with the first touch or scroll, or for a dialog that the URL or the server opened. */
export function awaitInteraction(): void {
  const start = () => void load().catch(() => {});
  addEventListener('click', onClick);
  for (const type of ['pointerdown', 'focusin', 'scroll', 'hashchange'])
    addEventListener(type, start, { once: true });
  if (scrollY > 0 || document.querySelector('dialog:is([open],:target)')) start();
}
