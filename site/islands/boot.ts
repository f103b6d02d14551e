/**
 * The only script that every page runs at once, inlined. It wakes islands at their moment, opens dialogs and the menu,
 * and gives the header its shadow. React comes with the first island that wakes.
 */
type Runtime = typeof import('./runtime.ts');

const root = document.documentElement;
const runtime = (): Promise<Runtime> => import(/* @vite-ignore */ root.dataset.runtime ?? '');

const waking = new WeakMap<HTMLElement, Promise<void>>();

/** Wakes an island once. When its code does not arrive, the island may be woken again. */
function wake(island: HTMLElement): Promise<void> {
  const known = waking.get(island);
  if (known) return known;
  const moment = island.dataset.wake;
  delete island.dataset.wake;
  const awake = runtime().then(({ hydrate }) => hydrate(island));
  waking.set(island, awake);
  awake.catch(() => {
    island.dataset.wake = moment;
    waking.delete(island);
  });
  return awake;
}

const whenIdle = (work: () => void) => void (window.requestIdleCallback ?? setTimeout)(work);

/** Sections far below the first screen, which the style sheet lets wait. */
const late = [...document.querySelectorAll<HTMLElement>('main > :nth-child(n + 3)')];

/** Lays them out one at a time while nobody waits, so that a visitor who scrolls or jumps finds true heights. */
function layOut(count = 1): void {
  for (const section of late.splice(0, count)) section.style.contentVisibility = 'visible';
  if (late.length > 0) whenIdle(() => layOut());
}

function schedule(island: HTMLElement): void {
  const moment = island.dataset.wake ?? '';
  const now = () => void wake(island);
  if (moment === 'load') now();
  else if (moment === 'idle') whenIdle(now);
  else if (moment === 'visible') {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      now();
    });
    // Its section, of which the island may be a small part.
    seen.observe(island.closest('section') ?? island);
  } else if (moment.startsWith('(')) {
    const query = matchMedia(moment);
    if (query.matches) now();
    else query.addEventListener('change', now, { once: true });
  }
}

/** How long a form that is sent waits for its code, in ms, before the browser sends it by itself. */
const patience = 4000;

/** Forms that were sent before their code was here, with the time (ms) until which they wait. */
const waiting = new Map<HTMLFormElement, number>();

/** Sends a form by its code, which says what is wrong beside each field and stays on the page when the network fails. */
function sent(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const island = form.querySelector<HTMLElement>('[data-island]');
  const until = waiting.get(form);
  if (event.defaultPrevented || !island || (until && Date.now() >= until)) {
    waiting.delete(form);
    return;
  }
  event.preventDefault();
  if (until) return;
  waiting.set(form, Date.now() + patience);
  const again = () => waiting.has(form) && form.requestSubmit(event.submitter);
  // The browser sends it when the code cannot be had, or is not here in time.
  const giveUp = () => waiting.has(form) && waiting.set(form, 1) && again();
  showBusy(event.submitter, wake(island)).then(again, giveUp);
  setTimeout(giveUp, patience);
}

/** Shows that a press was taken, for as long as what it needs is on its way. */
function showBusy<Result>(pressed: HTMLElement | null, work: Promise<Result>): Promise<Result> {
  pressed?.setAttribute('aria-busy', 'true');
  return work.finally(() => pressed?.removeAttribute('aria-busy'));
}

let pressed: EventTarget | null;

/** An island with the moment `interaction` wakes when it is touched, focused or pointed at. */
function touched(event: Event): void {
  if (event.type === 'pointerdown') pressed = event.target;
  const island = (event.target as Element | null)?.closest?.<HTMLElement>('[data-wake]');
  if (island) wake(island);
}

/** Writes what an opener says (its `data-service` is for `data-fill="service"`) into a dialog, or what else stands there. */
function fill(dialog: Element, says: DOMStringMap): void {
  for (const place of dialog.querySelectorAll<HTMLElement>('[data-fill]')) {
    const text = says[place.dataset.fill ?? ''] ?? place.dataset.else ?? '';
    if (place instanceof HTMLInputElement) place.value = text;
    else {
      place.textContent = text;
      place.hidden = !text;
    }
  }
}

function show(dialog: HTMLDialogElement): void {
  for (const island of dialog.querySelectorAll<HTMLElement>('[data-wake]')) wake(island);
  dialog.showModal();
}

function clicked(event: MouseEvent): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  if (target.closest('a[href*="#"]')) layOut(late.length);
  const button = target.closest<HTMLElement>('button[type=button]');
  const asleep = button?.closest<HTMLElement>('[data-island]:not([data-awake])');
  // A control that is pressed before its code is here does what it says when the code arrives.
  if (button && asleep)
    showBusy(button, wake(asleep)).then(
      () => button.click(),
      () => {},
    );
  // The country is chosen by typing over it, as its code will have it.
  if (
    target instanceof HTMLInputElement &&
    target.name === 'country' &&
    target.closest('[data-island]:not([data-awake])')
  )
    target.select();
  const opener = target.closest<HTMLAnchorElement>('[data-form],[data-chat],[data-dialog]');
  if (opener && opener.tagName !== 'FORM') {
    if ('chat' in opener.dataset) {
      event.preventDefault();
      showBusy(
        opener,
        runtime().then(({ openChat }) => openChat()),
      ).catch(() => location.assign(opener.href));
      return;
    }
    const dialog = document.getElementById(opener.dataset.dialog ?? `form-${opener.dataset.form}`);
    if (dialog instanceof HTMLDialogElement) {
      event.preventDefault();
      opener.closest('dialog')?.close();
      // Some browsers do not focus what is clicked, and a dialog gives the focus back to where it was.
      opener.focus();
      fill(dialog, opener.dataset);
      show(dialog);
      dialog.dispatchEvent(new CustomEvent('dialog:open', { detail: { ...opener.dataset } }));
    }
    return;
  }
  const dialog = target.closest('dialog');
  // A click on the dialog element itself, not on what is in it, is a click on the backdrop; one that began in a field
  // and ended there is not.
  if (dialog && (target === dialog ? pressed === dialog : target.closest('[data-close], a[href^="#"]'))) {
    dialog.close();
    if (target.closest('[data-close]')) event.preventDefault();
  }
}

/** A dialog that the address or the server shows by itself becomes a real one: on top, closable, with the focus in it. */
function adopt(): void {
  const target = document.getElementById(location.hash.slice(1));
  const dialog = target?.matches('dialog') ? target : document.querySelector('dialog[open]:not(:modal)');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (dialog === target) {
    // An address without a dialog, so that closing it is enough; it names nothing, so that the page stays put.
    location.replace('#closed');
    // Nor shall it be seen, or told with a lead.
    history.replaceState(null, '', location.pathname + location.search);
  }
  dialog.open = false;
  show(dialog);
}

for (const island of document.querySelectorAll<HTMLElement>('[data-wake]')) schedule(island);
for (const type of ['focusin', 'pointerdown', 'pointerover', 'touchstart'])
  addEventListener(type, touched, { passive: true });
addEventListener('click', clicked);
addEventListener('submit', sent);
// The browser's own messages give way to ours.
for (const form of document.querySelectorAll<HTMLFormElement>('form:has([data-island])'))
  form.noValidate = true;
// `close` does not bubble.
addEventListener('close', ({ target }) => fill(target as Element, {}), true);
addEventListener('hashchange', adopt);
adopt();

// Who comes to a place in the page, or back to it, must land there.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || navigation?.type !== 'navigate') layOut(late.length);
else addEventListener('load', () => whenIdle(() => layOut()));

const header = document.querySelector('[data-header]');
const shadow = () => header?.classList.toggle('is-scrolled', scrollY > 10);
addEventListener('scroll', shadow, { passive: true });
shadow();
