import type { Site } from '../../schema/generated/types.ts';
import type { PreparedTags } from '../../site/prepared-scripts.ts';
import { policyKey } from './tag-sources.ts';

/** What a page can load from other origins: Content-Security-Policy directive without its `-src` -> sources. */
export type Sources = Partial<
  Record<'script' | 'style' | 'img' | 'font' | 'connect' | 'frame' | 'media', string[]>
>;

/** A provider whose code runs on pages that contain the island. */
export interface ThirdParty {
  island: string;
  /** Limits the sources to pages that name this policy, or all. */
  policy?: string;
  sources: Sources;
}

/** What the build keeps of a page's tags. */
export interface TaggedPage {
  tagSources?: PreparedTags['sources'];
}

const liveChat = 'https://*.livechatinc.com';
const liveChatStatic = 'https://*.livechat-static.com';
const liveChatFiles = 'https://*.livechat-files.com';

/**
 * The sources listed in LiveChat's help article "Use LiveChat with Content Security Policy", without inline scripts and
 * scripts from its file hosts: according to the article, scripts only need the first domain.
 */
const liveChatSources: Sources = {
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
};

/** The sources listed in Cloudflare's Turnstile documentation, "Content Security Policy". */
const turnstileSources: Sources = {
  script: ['https://challenges.cloudflare.com'],
  frame: ['https://challenges.cloudflare.com'],
};

/** The third parties that site.yaml and the pages enable. */
export function thirdPartiesOf(
  { chat: { provider }, speedMetrics, turnstile }: Site,
  pages: Iterable<TaggedPage> = [],
): ThirdParty[] {
  const parties: ThirdParty[] = [];
  if (provider === 'livechat') parties.push({ island: 'chat', sources: liveChatSources });
  if (speedMetrics) {
    const { script, sendsTo = [] } = speedMetrics;
    const origins = [script.split('/', 3).join('/'), ...sendsTo];
    parties.push({ island: 'speed-metrics', sources: { script: origins, img: origins, connect: origins } });
  }
  if (turnstile) parties.push({ island: 'lead-form', sources: turnstileSources });
  return [...parties, ...tagParties(pages)];
}

function tagParties(pages: Iterable<TaggedPage>): ThirdParty[] {
  const found = new Map<string, ThirdParty>();
  for (const { tagSources: sources } of pages) {
    if (!sources) continue;
    const policy = policyKey(sources);
    found.set(policy, { island: 'tags', policy, sources });
  }
  return [...found.values()];
}
