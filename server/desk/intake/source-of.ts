import type { Attribution } from '../../../schema/generated/types.ts';

type Params = Readonly<Record<string, string>>;

/** Parameters that only ads have, and the platform of each. */
export const adParams: Readonly<Record<string, string>> = {
  gclid: 'Google Ads',
  gbraid: 'Google Ads',
  wbraid: 'Google Ads',
  dclid: 'Google Ads',
  msclkid: 'Microsoft Ads',
  ttclid: 'TikTok Ads',
  twclid: 'X Ads',
  li_fat_id: 'LinkedIn Ads',
};

/** Sites by a part of their host or of `utm_source`. */
const sites: readonly [pattern: RegExp, name: string][] = [
  [/google/, 'Google'],
  [/bing|microsoft/, 'Bing'],
  [/facebook|instagram|^fb$|^ig$|meta/, 'Meta'],
  [/linkedin|^li$/, 'LinkedIn'],
  [/tiktok/, 'TikTok'],
  [/duckduckgo/, 'DuckDuckGo'],
  [/yahoo/, 'Yahoo'],
  [/chatgpt|openai/, 'ChatGPT'],
];

const isPaid = /cpc|ppc|paid|display|^ad/i;

/**
 * Where a visitor came from, in a few words: `Google Ads`, `Google`, `Newsletter`, `Direct`. The last visit that says
 * something wins, because it led to the lead.
 */
export function sourceOf(attribution: Attribution | null): string {
  for (const touch of [attribution?.last, attribution?.first]) {
    const source = touch && sourceOfVisit(touch.params, touch.referrer);
    if (source) return source;
  }
  return 'Direct';
}

function sourceOfVisit(params: Params, referrer: string): string | undefined {
  const adParam = Object.keys(adParams).find((name) => params[name]);
  if (adParam) return adParams[adParam];
  const { utm_source: source, utm_medium: medium = '' } = params;
  if (source) return siteName(source.toLowerCase(), isPaid.test(medium)) ?? capitalized(source);
  // Facebook and Instagram add it to every link, ad or not.
  if (params.fbclid) return 'Meta';
  const host = URL.parse(referrer)?.hostname.replace(/^(www|m|l|lm)\./, '');
  return host && (siteName(host, false) ?? host);
}

function siteName(text: string, isAd: boolean): string | undefined {
  const name = sites.find(([pattern]) => pattern.test(text))?.[1];
  if (!name || !isAd) return name;
  return name === 'Bing' ? 'Microsoft Ads' : `${name} Ads`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}
