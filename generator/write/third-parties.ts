import type { Site } from '../../schema/generated/types.ts';
import type { PreparedChat } from '../../site/prepared-scripts.ts';

/** What a page can load from other origins: Content-Security-Policy directive without its `-src` -> sources. */
export type Sources = Partial<
  Record<'script' | 'style' | 'img' | 'font' | 'connect' | 'frame' | 'media', string[]>
>;

/** A provider whose code runs on pages that contain the island. */
export interface ThirdParty {
  island: string;
  sources: Sources;
}

const liveChat = 'https://*.livechatinc.com';
const liveChatStatic = 'https://*.livechat-static.com';
const liveChatFiles = 'https://*.livechat-files.com';

/**
 * The sources listed in LiveChat's help article "Use LiveChat with Content Security Policy", without inline scripts and
 * scripts from its file hosts: according to the article, scripts only need the first domain.
 */
const chatSources: Record<PreparedChat['provider'], Sources> = {
  livechat: {
    script: [liveChat],
    style: [liveChat, "'unsafe-inline'"],
    img: [liveChat, liveChatStatic, liveChatFiles, 'https://*.files-text.com'],
    font: [liveChat],
    connect: [
      liveChat,
      'wss://*.livechatinc.com',
      liveChatStatic,
      liveChatFiles,
      'https://*.text.com',
      'wss://*.text.com',
    ],
    frame: [liveChat],
    media: [liveChat, liveChatStatic],
  },
};

/** The sources listed in Cloudflare's Turnstile documentation, "Content Security Policy". */
const turnstileSources: Sources = {
  script: ['https://challenges.cloudflare.com'],
  frame: ['https://challenges.cloudflare.com'],
};

/** The third parties that site.yaml enables. */
export function thirdPartiesOf({ chat: { provider = 'none' }, speedMetrics, turnstile }: Site): ThirdParty[] {
  const parties: ThirdParty[] = [];
  if (provider !== 'none') parties.push({ island: 'chat', sources: chatSources[provider] });
  if (speedMetrics) {
    const { script, sendsTo = [] } = speedMetrics;
    const origins = [script.split('/', 3).join('/'), ...sendsTo];
    parties.push({ island: 'speed-metrics', sources: { script: origins, img: origins, connect: origins } });
  }
  if (turnstile) parties.push({ island: 'lead-form', sources: turnstileSources });
  return parties;
}
