import type { SiteAssets } from '../../site/document.ts';

/** Source paths of the modules that pages load once they are usable. */
export const lazySources: SiteAssets['lazyModules'] = {
  'desk-chat': '/site/layouts/chat/desk/desk-chat.lazy.ts',
  livechat: '/site/layouts/chat/livechat.lazy.ts',
  vitals: '/site/layouts/vitals/vitals.lazy.ts',
  'speed-metrics': '/site/layouts/speed-metrics/speed-metrics.lazy.ts',
  tags: '/site/layouts/tags/tags.lazy.ts',
  'web-fonts': '/site/islands/web-fonts.ts',
};

/** Source path of the module that the portal's document runs. */
export const portalSource = '/site/portal/portal.ts';

/** The scripts that pages inline. */
export const inlinedEntries = {
  'first-paint': '/site/islands/first-paint.ts',
  'url-params': '/site/islands/url-params.ts',
  boot: '/site/islands/boot.ts',
};

/** What browsers run first, and the modules whose URLs are in pages. */
export const pageEntries = {
  ...inlinedEntries,
  runtime: '/site/islands/runtime.ts',
  ...lazySources,
};

/** How the names of fonts begin that only staff pages load. */
export const staffFontPrefix = 'staff-';

/** The portal is a separate build, which keeps the chunks of pages unchanged. */
export const portalEntries = { portal: portalSource };

/** What runs in the studio's frame in front of a page, as one classic script. */
export const bridgeEntries = { 'studio-bridge': '/site/portal/studio/frame/bridge/bridge.ts' };
