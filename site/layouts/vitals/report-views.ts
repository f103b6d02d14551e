import type { ViewReport } from '../../../schema/api/views.ts';
import { sendReport } from './send-report.ts';

/** Reports a view once the page is visible, and the first time that a form is opened and begun during it. */
export function reportViews(): void {
  const reported = new Set<ViewReport['kind']>();
  const report = (kind: ViewReport['kind']) => {
    if (reported.has(kind)) return;
    reported.add(kind);
    const { revision = '', variants } = document.documentElement.dataset;
    const body: ViewReport = {
      kind,
      page: location.pathname,
      revision,
      variants,
      landing: landing(),
      width: innerWidth,
    };
    sendReport('/api/views', body);
  };
  const onInput = (kind: ViewReport['kind']) => (event: Event) => {
    if ((event.target as Element).closest('form[data-form], dialog:has(form[data-form])')) report(kind);
  };
  addEventListener('focusin', onInput('form-opened'));
  addEventListener('input', onInput('form-begun'));
  // A page in another tab, and one that the browser rendered ahead of a visit that never came, is not visible.
  const show = () => {
    if (document.visibilityState === 'visible') report('view');
  };
  show();
  addEventListener('visibilitychange', show);
  // A page restored from the back/forward cache counts as a new view.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    reported.clear();
    show();
  });
}

/** How the visit began, as a form reports it; see `islands/boot/landing.ts`. */
function landing(): string {
  try {
    const { lastLanding, firstLanding } = localStorage;
    if (lastLanding || firstLanding) return lastLanding || firstLanding;
  } catch {
    // Storage is blocked, so the page itself is all that is known.
  }
  return `0 ${location.href} ${document.referrer}`;
}
