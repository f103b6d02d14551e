import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { sendReport } from './send-report.ts';

/** Reports web vitals once per view, when the visitor leaves the page. */
export function reportSpeed(): void {
  const metrics = new Map<string, Pick<Metric, 'name' | 'value' | 'rating' | 'navigationType'>>();
  const record = ({ name, value, rating, navigationType }: Metric) => {
    metrics.set(name, { name, value, rating, navigationType });
  };
  // On leaving, the library reports only values that settled in an earlier idle moment, so every change is recorded.
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(record, { reportAllChanges: true });
  let isSent = false;
  // Registered after the library's own listener, which finalizes the values.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isSent || metrics.size === 0) return;
    isSent = true;
    const { variants } = document.documentElement.dataset;
    sendReport('/api/vitals', { page: location.pathname, variants, metrics: [...metrics.values()] });
  });
  // A page restored from the back/forward cache counts as a new view.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    metrics.clear();
    isSent = false;
  });
}
