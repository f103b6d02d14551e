/** The automatic behavior of the chat. Times are in ms; 0 disables each. Source: product-rules.md, Chat. */
export interface ChatTimes {
  /** From the page becoming usable until the chat loads. */
  opensAfter: number;
  /** From the chat being ready until its window opens. */
  maximizesAfter: number;
  /** From the visitor dismissing the window until it opens again. */
  maximizesAgainAfter: number;
  /** Whether a message opens the window immediately. */
  maximizesOnMessage: boolean;
  /** From the press of a chat button until the visitor is informed that chat is unavailable. */
  retriesAfter: number;
}

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

/** URL of the module of each lazy script, `NAME.lazy.ts` in the layout folder of that name. */
export type LazyModules = Record<'chat' | 'vitals' | 'speed-metrics', string>;
