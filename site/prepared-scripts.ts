/** How the chat behaves by itself. Times are in ms; 0 switches off what they are for. Source: spec section 4, "Live chat". */
export interface ChatTimes {
  /** From the page's being usable to the chat's coming. */
  opensAfter: number;
  /** From its coming to the window's opening. */
  maximizesAfter: number;
  /** From a visitor's making the window small to its opening again. */
  maximizesAgainAfter: number;
  /** Whether a message opens the window at once. */
  maximizesOnMessage: boolean;
  /** From the press of a chat button to the second look whether the chat is there. */
  retriesAfter: number;
}

/** Who runs the chat, with what the provider has to know. */
export interface PreparedChat extends ChatTimes {
  provider: 'livechat';
  license: number;
}

/** A script of somebody else's. */
export interface PreparedScript {
  src: string;
  attributes: Record<string, string>;
}

/** What a page fetches once it is usable. Only what the site asks for is here. */
export interface PreparedLazyScripts {
  chat?: PreparedChat;
  /** Tells the site's own server how fast the page was. */
  vitals?: true;
  /** Tells a provider. */
  speedMetrics?: PreparedScript;
}
