import type { SiteAssets } from '../../site/document.ts';

/** The modules that pages fetch once they are usable, as they are written. */
export const lateSources: SiteAssets['lateModules'] = {
  chat: '/site/layouts/chat/chat.late.ts',
  vitals: '/site/layouts/vitals/vitals.late.ts',
  'speed-metrics': '/site/layouts/speed-metrics/speed-metrics.late.ts',
};

/** The module that the portal's document runs. */
export const portalSource = '/site/portal/portal.ts';
