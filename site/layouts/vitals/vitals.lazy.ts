import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { ViewReport } from '../../../schema/api/views.ts';

/**
 * Reports each view to the site's own server once the page is visible, the first time that a form is opened and begun during
 * it, and its web vitals when the visitor leaves. Lost reports are not retried.
 */
export function hydrate(element: HTMLElement): void {
  const { reports = '' } = element.dataset;
  const { revision, variants } = document.documentElement.dataset;
  const metrics = new Map<string, Pick<Metric, 'name' | 'value' | 'rating' | 'navigationType'>>();
  let sent = '';

  /** Sends a report of each kind once per view. */
  const send = (path: string, kind: string, report: object) => {
    if (!reports.includes(path) || sent.includes(kind)) return;
    sent += kind;
    try {
      const body = JSON.stringify({ page: location.pathname, variants, ...report });
      navigator.sendBeacon(`/api/${path}`, new Blob([body], { type: 'application/json' }));
    } catch {
      // Numbers are optional: a browser that cannot send them drops them.
    }
  };

  const sendView = (kind: ViewReport['kind']) => {
    let landing = '';
    try {
      landing = localStorage.lastLanding;
    } catch {
      // The storage is blocked, so the server knows the address of this page only.
    }
    send('views', kind, { kind, revision, landing, width: innerWidth });
  };

  const onForm = (type: string, kind: ViewReport['kind']) =>
    addEventListener(
      type,
      ({ target }) => (target as Element).closest?.('form[data-form]') && sendView(kind),
    );
  onForm('focusin', 'form-opened');
  onForm('input', 'form-begun');

  if (reports.includes('vitals'))
    // On leaving, the library reports only values that settled in an earlier idle moment, so every change is recorded.
    for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
      on(
        ({ name, value, rating, navigationType }) =>
          metrics.set(name, { name, value, rating, navigationType }),
        { reportAllChanges: true },
      );
  const onVisibility = () => {
    // A page in another tab, and one that the browser rendered ahead of a visit that never came, is not visible.
    if (document.visibilityState !== 'hidden') sendView('view');
    else if (metrics.size > 0) send('vitals', 'speed', { metrics: [...metrics.values()] });
  };
  onVisibility();
  // Registered after the library's own listener, which finalizes the values.
  addEventListener('visibilitychange', onVisibility);
  // A page restored from the back/forward cache counts as a new view.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    metrics.clear();
    sent = '';
    onVisibility();
  });
  element.dataset.awake = '';
}
