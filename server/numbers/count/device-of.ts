import type { Dimensions } from '../../storage/tables/numbers.ts';

/**
 * The class of device that a user agent names; empty without one. An iPad introduces itself as a Mac and counts as a desktop,
 * in views and leads alike.
 */
export function deviceOf(userAgent: string | null): Dimensions['device'] {
  if (!userAgent) return '';
  if (/iPad|Tablet|Kindle|Silk|PlayBook/i.test(userAgent)) return 'tablet';
  if (/Android/i.test(userAgent)) return /Mobile/i.test(userAgent) ? 'phone' : 'tablet';
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'desktop';
}
