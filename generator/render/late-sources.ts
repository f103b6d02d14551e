import type { SiteAssets } from '../../site/document.ts';

/** The modules that pages fetch once they are usable, as they are written. */
export const lateSources: SiteAssets['lateModules'] = {
  chat: '/site/layouts/chat/chat.late.ts',
};
