import type { ConversionUploads } from '../../schema/generated/types.ts';
import type { Config } from '../config/config.ts';
import type { BatchTarget } from '../delivery/target.ts';
import type { Clock } from '../lib/clock.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { Storage } from '../storage/storage.ts';
import { type ConversionRules, partsOf } from './conversion-names.ts';
import { conversionTarget } from './conversion-target.ts';
import { chooseDestinations, type Destination } from './destinations.ts';
import { createAccessTokens } from './google/access-token.ts';
import { googleUploader } from './google/google-uploader.ts';
import { metaUploader } from './meta/meta-uploader.ts';

/** What is reported where. */
export interface Ads {
  destinations: readonly Destination[];
  /** What site.yaml names. */
  uploads: ConversionUploads;
  /** See `SiteFacts`. */
  metaEvents: Readonly<Record<string, string>>;
  /** The site's public URL. */
  siteUrl: string;
  /** Undefined without a destination: then nothing is queued. */
  conversions: ConversionRules | undefined;
}

type ReadFacts = () => Promise<Pick<SiteFacts, 'url' | 'conversionUploads' | 'metaEvents'>>;

/**
 * Reads site.yaml's part once: a server has the same targets for as long as it runs. Without a readable build, nothing is reported.
 * @param onUnreadable called with the reason
 */
export async function openAds(
  config: Pick<Config, 'ads' | 'publicUrl'>,
  facts: ReadFacts,
  onUnreadable: (reason: unknown) => void,
): Promise<Ads> {
  const site = await facts().catch((reason: unknown) => {
    onUnreadable(reason);
    return { url: '' } as Awaited<ReturnType<ReadFacts>>;
  });
  const { conversionUploads: uploads = {}, metaEvents = {}, url } = site;
  const destinations = chooseDestinations(config.ads, uploads);
  return {
    destinations,
    uploads,
    metaEvents,
    siteUrl: config.publicUrl ?? url,
    conversions: rulesOf(destinations, uploads),
  };
}

function rulesOf(
  destinations: readonly Destination[],
  { hashedContact = false }: ConversionUploads,
): ConversionRules | undefined {
  if (destinations.length === 0) return undefined;
  return {
    targets: destinations.map(({ target }) => target),
    hashedContact,
  };
}

interface TargetParts {
  config: Pick<Config, 'ads'>;
  storage: Pick<Storage, 'db'>;
  clock: Clock;
}

/** The delivery targets of conversions: one for each platform and event. */
export function conversionTargets(
  { destinations, metaEvents, siteUrl, conversions: rules }: Ads,
  { config: { ads }, storage: { db }, clock }: TargetParts,
): BatchTarget[] {
  if (!rules) return [];
  const { google: account, meta } = ads;
  const tokens = account && createAccessTokens(account.key, clock);
  return destinations.flatMap((destination) => {
    const { target, id } = destination;
    const { platform } = partsOf(target);
    if (platform === 'google' && account && tokens)
      return [conversionTarget(db, destination, googleUploader({ account, tokens, action: id, rules }))];
    if (platform === 'meta' && meta)
      return [
        conversionTarget(
          db,
          destination,
          metaUploader({ account: meta, eventName: id, metaEvents, rules, siteUrl, clock }),
        ),
      ];
    return [];
  });
}
