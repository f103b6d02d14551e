import type { Site } from '../../schema/generated/types.ts';
import type { PreparedChat } from '../../site/prepared-scripts.ts';

/** What a page may load from elsewhere: directive of the Content-Security-Policy, without its `-src` -> sources. */
export type Sources = Partial<
  Record<'script' | 'style' | 'img' | 'font' | 'connect' | 'frame' | 'media', string[]>
>;

/** Somebody else whose code runs on pages: on those that hold the island. */
export interface ThirdParty {
  island: string;
  sources: Sources;
}

const liveChat = 'https://*.livechatinc.com';
const liveChatStatic = 'https://*.livechat-static.com';
const liveChatFiles = 'https://*.livechat-files.com';

/**
 * What LiveChat asks for in its help, "Use LiveChat with Content Security Policy", but for scripts that stand inline or
 * come from where it keeps files: by the same page its first domain is enough.
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

/** What Cloudflare asks for in its documentation of Turnstile, "Content Security Policy". */
const turnstileSources: Sources = {
  script: ['https://challenges.cloudflare.com'],
  frame: ['https://challenges.cloudflare.com'],
};

/** The third parties that a site asks for. */
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
