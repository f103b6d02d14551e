type Runtime = typeof import('../runtime.ts');

/** Imports the code that hydrates islands and opens chat. @param address of an island's own runtime, if it has one */
export async function runtime(address = document.documentElement.dataset.runtime ?? ''): Promise<Runtime> {
  // Some browsers never retry a failed import. A failed fetch can be retried, so the code is fetched first.
  await fetch(address).then((answer) => answer.text());
  return import(/* @vite-ignore */ address);
}

/** How long a press waits for code, in ms, before the browser does what it does without scripts. */
export const maxWaitMs = 4000;

const waking = new WeakMap<HTMLElement, Promise<void>>();

/** Wakes an island once. If its code fails to load, the island can be woken again. */
export function wake(island: HTMLElement): Promise<void> {
  const known = waking.get(island);
  if (known) return known;
  const moment = island.dataset.wake;
  delete island.dataset.wake;
  const awake = runtime(island.dataset.runtime).then(({ hydrate }) => hydrate(island));
  waking.set(island, awake);
  awake.catch(() => {
    island.dataset.wake = moment;
    waking.delete(island);
  });
  return awake;
}

/**
 * Runs work in idle time, but within 2 s even on a busy phone, and not before the page has its styles, which load after the
 * first paint. Safari lacks idle callbacks and gets a timer.
 */
export const whenIdle = (work: () => void) =>
  void (window.requestIdleCallback ?? setTimeout)(
    () => ('unstyled' in document.documentElement.dataset ? whenIdle(work) : work()),
    { timeout: 2000 } as never,
  );

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** False after a reload, or after going back or forward. */
export const isFreshVisit = navigation?.type === 'navigate';

function schedule(island: HTMLElement): void {
  const moment = island.dataset.wake;
  const now = () => void wake(island);
  if (moment === 'idle') addEventListener('load', () => whenIdle(now));
  else if (moment === 'visible') {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      now();
    });
    // Observes the section: the island can be a small part of it.
    seen.observe(island.closest('section') ?? island);
  }
}

/** Marks a pressed control as busy until the work is done. */
export function showBusy<Result>(pressed: HTMLElement | null, work: Promise<Result>): Promise<Result> {
  pressed?.setAttribute('aria-busy', 'true');
  return work.finally(() => pressed?.removeAttribute('aria-busy'));
}

/** Wakes an island on the first interaction: pointing, touch, or focus. */
function onInteraction({ target }: Event): void {
  const island = (target as Element | null)?.closest?.<HTMLElement>('[data-wake]');
  if (island) wake(island);
}

/** Schedules each island for its wake condition. */
export function wakeIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-wake]')) schedule(island);
  for (const type of ['focusin', 'pointerdown', 'pointerover', 'touchstart'])
    addEventListener(type, onInteraction, { passive: true });
}
