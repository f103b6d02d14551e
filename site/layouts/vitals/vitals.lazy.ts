import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Tells the server how fast the page was, once for each view, when the visitor leaves it. What is lost is lost. */
export function hydrate(place: HTMLElement): void {
  const metrics = new Map<string, Pick<Metric, 'name' | 'value' | 'rating' | 'navigationType'>>();
  const keep = ({ name, value, rating, navigationType }: Metric) => {
    metrics.set(name, { name, value, rating, navigationType });
  };
  // At the end the library tells only what had settled in an idle moment before, so what it tells on the way is kept.
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(keep, { reportAllChanges: true });
  let isSent = false;
  // After the library, which settles its numbers at the same moment.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isSent || metrics.size === 0) return;
    isSent = true;
    send({ page: location.pathname, metrics: [...metrics.values()] });
  });
  // Who comes back to a page that the browser kept sees it anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    metrics.clear();
    isSent = false;
  });
  place.dataset.awake = '';
}

function send(report: object): void {
  try {
    navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch {
    // A browser that cannot send it keeps it.
  }
}
