/**
 * The only script that every page runs at once, inlined. It wakes islands at their moment, opens dialogs and the menu,
 * and gives the header its shadow. React comes with the first island that wakes.
 */
type Runtime = typeof import('./runtime.ts');

const root = document.documentElement;
const runtime = (): Promise<Runtime> => import(/* @vite-ignore */ root.dataset.runtime ?? '');

function wake(island: HTMLElement): void {
  if (island.dataset.wake === undefined) return;
  delete island.dataset.wake;
  runtime().then(({ hydrate }) => hydrate(island));
}

function schedule(island: HTMLElement): void {
  const moment = island.dataset.wake ?? '';
  const now = () => wake(island);
  if (moment === 'load') now();
  else if (moment === 'idle') (window.requestIdleCallback ?? setTimeout)(now);
  else if (moment === 'visible') {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      now();
    });
    seen.observe(island);
  } else if (moment.startsWith('(')) {
    const query = matchMedia(moment);
    if (query.matches) now();
    else query.addEventListener('change', now, { once: true });
  }
}

/** An island with the moment `interaction` wakes when it is touched, focused or pointed at. */
function touched(event: Event): void {
  const island = (event.target as Element | null)?.closest?.<HTMLElement>('[data-wake]');
  if (island) wake(island);
}

function openDialog(dialog: HTMLDialogElement, from?: HTMLElement): void {
  for (const island of dialog.querySelectorAll<HTMLElement>('[data-wake]')) wake(island);
  dialog.showModal();
  dialog.dispatchEvent(new CustomEvent('dialog:open', { detail: { ...from?.dataset } }));
}

function clicked(event: MouseEvent): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  const opener = target.closest<HTMLElement>('[data-form],[data-chat],[data-dialog]');
  if (opener && opener.tagName !== 'FORM') {
    if ('chat' in opener.dataset) {
      event.preventDefault();
      runtime().then(({ openChat }) => openChat());
      return;
    }
    const dialog = document.getElementById(opener.dataset.dialog ?? `form-${opener.dataset.form}`);
    if (dialog instanceof HTMLDialogElement) {
      event.preventDefault();
      opener.closest('dialog')?.close();
      openDialog(dialog, opener);
    }
    return;
  }
  const dialog = target.closest('dialog');
  // A click on the dialog element itself, not on what is in it, is a click on the backdrop.
  if (dialog && (target === dialog || target.closest('[data-close], a[href^="#"]'))) {
    dialog.close();
    if (target.closest('[data-close]')) event.preventDefault();
  }
}

for (const island of document.querySelectorAll<HTMLElement>('[data-wake]')) schedule(island);
for (const type of ['focusin', 'pointerdown', 'pointerover', 'touchstart'])
  addEventListener(type, touched, { passive: true });
addEventListener('click', clicked);

const header = document.querySelector('[data-header]');
const shadow = () => header?.classList.toggle('is-scrolled', scrollY > 10);
addEventListener('scroll', shadow, { passive: true });
shadow();
