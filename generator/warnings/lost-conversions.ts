import type { Site } from '../../schema/generated/types.ts';
import type { TagIds } from '../../site/prepared-scripts.ts';
import { type Finding, finding } from '../errors/finding.ts';
import { isObject } from '../lib/is-object.ts';
import { idsOf, pageTags } from '../prepare/frame/prepare-tags.ts';
import type { WrittenConversion, WrittenTags } from '../prepare/frame/written-tags.ts';
import type { PageConfig } from '../validate/validate-page.ts';

interface TaggedPage {
  written: Pick<PageConfig['page'], 'tags'>;
  /** The `tags` of the pages that it extends. */
  baseTags?: unknown[];
  site: Pick<Site, 'tags'>;
}

const platforms: Record<keyof TagIds, { platform: string; example: string }> = {
  ads: { platform: 'Google Ads', example: 'google: { ads: AW-123456789 }' },
  analytics: { platform: 'Google Analytics', example: 'google: { analytics: G-AB12CD34EF }' },
  meta: { platform: 'Meta', example: 'meta: { pixel: "123456789012345" }' },
  gtm: {
    platform: 'Google Tag Manager',
    example: 'gtm: { container: GTM-AB12CD3, hosts: ["https://px.example"] }',
  },
};

/** Finds conversions of a page with tags of its own that no platform counts. */
export function lostConversionFindings({ written, baseTags = [], site }: TaggedPage): Finding[] {
  if (!isObject(written.tags)) return [];
  const own = written.tags as WrittenTags;
  const tags = pageTags(site.tags, own);
  const others = [undefined, ...baseTags].map((base) => pageTags(site.tags, base));
  return [...foreignLabels(tags, others), ...withoutTag(own, idsOf(tags))];
}

/** Labels of Google Ads that belong to the account of site.yaml or of a page that this one extends. */
function foreignLabels(tags: WrittenTags, others: WrittenTags[]): Finding[] {
  const { ads } = idsOf(tags);
  if (!ads) return [];
  const foreign = others.filter((other) => ![undefined, ads].includes(idsOf(other).ads));
  const forms = conversionsOf(tags).flatMap(([form, { ads: label }]) => {
    const isForeign = foreign.some((other) => new Map(conversionsOf(other)).get(form)?.ads === label);
    return label && isForeign ? [form] : [];
  });
  return forms.length > 0 ? [finding('LostConversion', { ads, forms }, ['tags', 'google', 'ads'])] : [];
}

/** What the page lists for platforms whose tags it does not have. A tag that it turns off is intended. */
function withoutTag({ google = {}, meta, gtm, ...own }: WrittenTags, ids: TagIds): Finding[] {
  const written = { ...(google || { ads: google, analytics: google }), meta, gtm };
  const missing = (Object.keys(platforms) as (keyof TagIds)[]).filter(
    (tag) => !ids[tag] && written[tag] !== false,
  );
  return conversionsOf(own).flatMap(([form, events]) =>
    missing
      .filter((tag) => events[tag])
      .map((tag) =>
        finding('LostConversion', { ...platforms[tag], form }, ['tags', 'conversions', form, tag], 'key'),
      ),
  );
}

/** The conversions that are not turned off, by form. */
function conversionsOf({ conversions }: WrittenTags): [form: string, WrittenConversion][] {
  return Object.entries(conversions || {}).flatMap(([form, events]) => (events ? [[form, events]] : []));
}
