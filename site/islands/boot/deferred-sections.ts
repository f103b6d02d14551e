import { isFreshVisit, whenIdle } from './wake.ts';

/** Elements whose layout CSS defers: sections below the first screen, and boxes of known size. */
const deferred = [...document.querySelectorAll<HTMLElement>('main > :nth-child(n + 2), [data-lazy]')];

/** Lays out some elements now and the others one by one in idle time, before a scroll or a jump needs real heights. */
function layOut(count = 1): void {
  for (const part of deferred.splice(0, count)) part.style.contentVisibility = 'visible';
  if (deferred.length > 0) whenIdle(() => layOut());
}

/** Lays out deferred sections in idle time, or at once before a jump: to an anchor, or back to a scroll position. */
export function layOutDeferredSections(): void {
  if (location.hash || !isFreshVisit) layOut(deferred.length);
  else addEventListener('load', () => whenIdle(() => layOut()));
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a[href*="#"]')) layOut(deferred.length);
  });
}
