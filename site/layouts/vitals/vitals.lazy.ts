import { reportSpeed } from './report-speed.ts';
import { reportViews } from './report-views.ts';

/** Reports views and their speed to the site's own server, as the site's settings say. */
export function hydrate(element: HTMLElement): void {
  const { reports = '' } = element.dataset;
  if (reports.includes('views')) reportViews();
  if (reports.includes('speed')) reportSpeed();
  element.dataset.awake = '';
}
