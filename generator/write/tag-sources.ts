import { hash } from 'node:crypto';
import type { PreparedTags, TagDirective, TagIds } from '../../site/prepared-scripts.ts';

type TagSources = Partial<Record<TagDirective, readonly string[]>>;

/**
 * The sources listed in Google's guide "Use Tag Manager with a Content Security Policy", by product. The country domains of
 * google.com are left out: a policy cannot name all of them, and conversions do not need them.
 */
const googleTagManager: TagSources = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.googletagmanager.com'],
  connect: ['https://*.googletagmanager.com', 'https://www.google.com'],
};
const googleAnalytics: TagSources = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};
const googleAdsHosts = [
  'https://www.googletagmanager.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];
const googleAds: TagSources = {
  script: googleAdsHosts,
  img: [...googleAdsHosts, 'https://google.com'],
  connect: [...googleAdsHosts, 'https://google.com'],
  frame: ['https://www.googletagmanager.com'],
};

/** The hosts in Meta's installation code: that of the script, and that of the picture which replaces it. */
const metaPixel: TagSources = {
  script: ['https://connect.facebook.net'],
  img: ['https://www.facebook.com'],
  connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
};

/** What the Content-Security-Policy of a page with these tags allows. @param hosts those of the container */
export function tagSources(ids: TagIds, hosts: readonly string[]): PreparedTags['sources'] {
  const parts = [
    ...(ids.ads ? [googleAds] : []),
    ...(ids.analytics ? [googleAnalytics] : []),
    ...(ids.meta ? [metaPixel] : []),
    ...(ids.gtm ? [googleTagManager, { script: hosts, img: hosts, connect: hosts, frame: hosts }] : []),
  ];
  const all = (directive: TagDirective) =>
    new Set(parts.flatMap((part: TagSources) => part[directive] ?? []));
  const directives = (['script', 'img', 'connect', 'frame'] as const).map((name) => [name, [...all(name)]]);
  return Object.fromEntries(directives.filter(([, sources]) => sources?.length));
}

/** A short name for sources, by which the server knows what a page can load. */
export function policyKey(sources: PreparedTags['sources']): string {
  return hash('sha256', JSON.stringify(sources)).slice(0, 8);
}
