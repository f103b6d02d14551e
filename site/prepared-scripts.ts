import type { Chat } from '../schema/generated/types.ts';

/** The automatic behavior of the chat. Times are in ms; 0 disables each. Source: product-rules.md, Chat. */
export type ChatTimes = Required<
  Pick<Chat, 'opensAfter' | 'maximizesAfter' | 'maximizesAgainAfter' | 'maximizesOnMessage' | 'retriesAfter'>
>;

/** The chat provider and its settings. */
export interface PreparedChat extends ChatTimes {
  provider: 'livechat';
  license: number;
}

/** A third-party script. */
export interface PreparedScript {
  src: string;
  attributes: Record<string, string>;
}

/** The scripts that a page loads once it is usable, depending on the site's settings. */
export interface PreparedLazyScripts {
  chat?: PreparedChat;
  /** Reports page speed to the site's own server. */
  vitals?: true;
  /** Reports page speed to a provider. */
  speedMetrics?: PreparedScript;
}

/** URL of the module of each script that pages load later. */
export type LazyModules = Record<'chat' | 'vitals' | 'speed-metrics' | 'web-fonts', string>;
