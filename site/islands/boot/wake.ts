type Runtime = typeof import('../runtime.ts');

/** The code that hydrates islands and opens chat; React comes with it. @param address of an island's own, in its place */
export async function runtime(address = document.documentElement.dataset.runtime ?? ''): Promise<Runtime> {
  // Some browsers never import again what failed to arrive once. So it is fetched first, which can fail as often as it likes.
  await fetch(address).then((answer) => answer.text());
  return import(/* @vite-ignore */ address);
}

const waking = new WeakMap<HTMLElement, Promise<void>>();

/** Wakes an island once. When its code does not arrive, the island may be woken again. */
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

/** At the latest after 2 s, for a phone that is never idle; Safari knows no idleness, and goes on at once. */
export const whenIdle = (work: () => void) =>
  void (window.requestIdleCallback ?? setTimeout)(work, { timeout: 2000 } as never);

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** False when the page was loaded again, or anew on the way back. */
export const isFreshVisit = navigation?.type === 'navigate';

function schedule(island: HTMLElement): void {
  const moment = island.dataset.wake ?? '';
  const now = () => void wake(island);
  if (moment === 'load') now();
  else if (moment === 'idle') addEventListener('load', () => whenIdle(now));
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

/** Shows that a press was taken, for as long as what it needs is on its way. */
export function showBusy<Result>(pressed: HTMLElement | null, work: Promise<Result>): Promise<Result> {
  pressed?.setAttribute('aria-busy', 'true');
  return work.finally(() => pressed?.removeAttribute('aria-busy'));
}

/** An island with the moment `interaction` wakes when it is touched, focused or pointed at. */
function touched({ target }: Event): void {
  const island = (target as Element | null)?.closest?.<HTMLElement>('[data-wake]');
  if (island) wake(island);
}

/** Lets each island wake at its moment. */
export function wakeIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-wake]')) schedule(island);
  for (const type of ['focusin', 'pointerdown', 'pointerover', 'touchstart'])
    addEventListener(type, touched, { passive: true });
}
