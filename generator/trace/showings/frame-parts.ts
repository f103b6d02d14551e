import type { Site } from '../../../schema/generated/types.ts';
import { isPaymentRoute } from '../../prepare/frame/payment-route.ts';
import { valueAt } from '../places/value-at.ts';
import type { KnownPage } from './known-pages.ts';

/** A key of site.yaml that is around the sections of a page. */
export type FrameKey = 'footer' | 'social' | 'nav' | 'sideTab' | 'widget' | 'consent';

/** What a part of the frame is called, for keys of pages and of site.yaml. */
export const frameNames: Readonly<Record<string, string>> = {
  title: 'Search results',
  description: 'Search results',
  share: 'Share picture',
  name: 'Breadcrumbs',
  breadcrumbs: 'Breadcrumbs',
  nav: 'Navigation',
  widget: 'Widget',
  thanks: 'Forms',
  sideTab: 'Side tab',
  footer: 'Footer',
  social: 'Footer',
  consent: 'Footer',
};

/** The facts that the frame of every page states, and in which parts; see `site/layouts/`. */
export const frameFacts: Readonly<Record<string, readonly string[]>> = {
  brand: ['Navigation', 'Footer'],
  phone: ['Navigation', 'Footer'],
  ...Object.fromEntries(['street', 'city', 'state', 'zip', 'email'].map((name) => [name, ['Footer']])),
};

/** The keys of site.yaml that a page shows. */
export function frameKeysOf({ data, route }: Pick<KnownPage, 'data' | 'route'>, site: Site): FrameKey[] {
  const { layout = 'landing' } = data;
  const hasConsent = site.consent && (site.tags ?? data.tags) !== undefined;
  const floats = layout === 'site' && !isPaymentRoute(route);
  return [
    ...(['footer', 'social'] as const),
    ...(layout === 'site' ? (['nav'] as const) : []),
    ...(floats ? (['sideTab'] as const) : []),
    ...(floats && data.widget === undefined ? (['widget'] as const) : []),
    ...(hasConsent ? (['consent'] as const) : []),
  ];
}

/** Whether a page shows what a key of its frame has at a path: some columns of the footer are for one layout only. */
export function showsColumn(
  { data }: Pick<KnownPage, 'data'>,
  site: Site,
  path: readonly (string | number)[],
): boolean {
  const [key, list, index] = path;
  if (key !== 'footer' || list !== 'columns' || index === undefined) return true;
  return valueAt(site, [key, list, index, 'siteOnly']) !== true || data.layout === 'site';
}
