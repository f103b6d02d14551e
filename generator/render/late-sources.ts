import type { SiteAssets } from '../../site/document.ts';

/** The modules that pages fetch once they are usable, as they are written. */
export const lateSources: SiteAssets['lazyModules'] = {
  chat: '/site/layouts/chat/chat.lazy.ts',
  vitals: '/site/layouts/vitals/vitals.lazy.ts',
  'speed-metrics': '/site/layouts/speed-metrics/speed-metrics.lazy.ts',
};

/** The module that the portal's document runs. */
export const portalSource = '/site/portal/portal.ts';
