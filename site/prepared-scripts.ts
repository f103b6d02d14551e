import type { Chat, ConsentSettings } from '../schema/generated/types.ts';

/** The automatic behavior of the chat. Times are in ms; 0 disables each. Source: product-rules.md, Chat. */
export type ChatTimes = Required<
  Pick<Chat, 'opensAfter' | 'maximizesAfter' | 'maximizesAgainAfter' | 'maximizesOnMessage' | 'retriesAfter'>
>;

/** The chat provider and its settings. */
export type PreparedChat = PreparedLiveChat | PreparedDeskChat;

export interface PreparedLiveChat extends ChatTimes {
  provider: 'livechat';
  license: number;
}

/** The company's own chat. */
export interface PreparedDeskChat extends ChatTimes {
  provider: 'desk';
  company: string;
  /** What visitors read before the first message. */
  invitation: string;
  /** Questions that visitors send with one press. */
  questions: readonly string[];
  /** URL of the privacy policy. */
  privacy: string;
}

/** A third-party script. */
export interface PreparedScript {
  src: string;
  attributes: Record<string, string>;
}

/** The ids of a page's tags. */
export interface TagIds {
  /** Google Ads. */
  ads?: string;
  /** Google Analytics 4. */
  analytics?: string;
  /** The pixel of Meta. */
  meta?: string;
  /** The container of Google Tag Manager. */
  gtm?: string;
}

/** What each tag reports when a form has stored a lead. */
export interface PreparedConversion {
  events: TagIds;
  /** Without it, the price that the lead asks for. */
  value?: number;
  currency: string;
}

/** The texts about consent, from `consent` in site.yaml or the schema. */
export type ConsentTexts = {
  [Part in 'banner' | 'dialog' | 'measurement' | 'advertising']: Record<
    Exclude<keyof NonNullable<ConsentSettings[Part]>, 'allow'>,
    string
  >;
};

/** What the browser needs to load a page's tags; no ids on a page that only reports leads of other pages or shows the choices. */
export interface TagSettings {
  ids: TagIds;
  /** By form. */
  conversions: Record<string, PreparedConversion>;
  mode: ConsentSettings['mode'];
  texts: ConsentTexts;
  /** The privacy policy. */
  privacy: string;
  /** The only host where tags load: not under `dev`, and not on a copy of the site. */
  host: string;
}

/** A page's tags, and what its Content-Security-Policy has to allow for them. */
export interface PreparedTags {
  settings: TagSettings;
  /** Names the sources in the page; `*` names those of all pages. */
  policy: string;
  sources: Partial<Record<TagDirective, string[]>>;
}

export type TagDirective = 'script' | 'img' | 'connect' | 'frame';

/** The scripts that a page loads once it is usable, depending on the site's settings. */
export interface PreparedLazyScripts {
  chat?: PreparedChat;
  /** What pages report to the site's own server. */
  reports?: readonly ('views' | 'vitals')[];
  /** Reports page speed to a provider. */
  speedMetrics?: PreparedScript;
  tags?: PreparedTags;
}

/** URL of the module of each script that pages load later. */
export type LazyModules = Record<
  'desk-chat' | 'livechat' | 'vitals' | 'speed-metrics' | 'tags' | 'web-fonts',
  string
>;
