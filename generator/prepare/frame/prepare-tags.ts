import type { Form, Page, Site } from '../../../schema/generated/types.ts';
import type {
  PreparedConversion,
  PreparedTags,
  TagIds,
  TagSettings,
} from '../../../site/prepared-scripts.ts';
import { type Finding, finding, type Path } from '../../errors/finding.ts';
import type { DeepReadonly } from '../../lib/deep-readonly.ts';
import { isObject } from '../../lib/is-object.ts';
import { linkPath } from '../../lib/link-path.ts';
import { mergePatch } from '../../load/variants/merge-patch.ts';
import { policyKey, tagSources } from '../../write/tag-sources.ts';
import { consentDefaults, defaultThanks } from '../defaults.ts';
import type { PrepareContext } from '../value/context.ts';
import type { WrittenTags } from './written-tags.ts';

/** The tags of site.yaml and of the page, with amounts resolved. */
interface TagParts {
  site: Pick<Site, 'consent' | 'terms' | 'url'>;
  /** `tags` and `consent` of site.yaml, with texts filled in. */
  shared: { tags?: unknown; consent?: unknown };
  own: unknown;
  /** Whether visitors come here from forms, so the page reports the leads of all pages. */
  isThankYou: boolean;
  /** Whether it is the privacy policy, where visitors of all pages change their minds. */
  isPolicy: boolean;
}

/** A page's tags: its own over those of site.yaml. Undefined without any. */
export function prepareTags(parts: TagParts): PreparedTags | undefined {
  const { site, shared, own, isThankYou, isPolicy } = parts;
  const { consent } = site;
  if (!consent) return undefined;
  const tags = pageTags(shared.tags, own);
  const ids = idsOf(tags);
  if (Object.keys(ids).length === 0 && !isThankYou && !isPolicy) return undefined;
  const sources = tagSources(ids, tags.gtm ? tags.gtm.hosts : []);
  const texts = mergePatch(consentDefaults, shared.consent ?? {}) as TagSettings['texts'];
  const { banner, dialog, measurement, advertising } = texts;
  return {
    settings: {
      ids,
      conversions: conversionsOf(tags),
      mode: consent.mode,
      texts: { banner, dialog, measurement, advertising },
      privacy: site.terms.privacy,
      host: new URL(site.url).hostname,
    },
    policy: isThankYou ? '*' : policyKey(sources),
    sources,
  };
}

/** The `tags` of a page, undefined if it has none of its own, over those of site.yaml. */
export function pageTags(shared: unknown, own: unknown): WrittenTags {
  const written = own === undefined ? shared : mergePatch(shared, own);
  return isObject(written) ? written : {};
}

/** Whether forms lead to the page: by default, by `thanks` in `content/forms.yaml`, or, from its own forms, by its `thanks`. */
export function isAfterForm(
  { route, thanks: own }: DeepReadonly<Pick<Page, 'route' | 'thanks'>>,
  { contentIds, content }: Pick<PrepareContext, 'contentIds' | 'content'>,
): boolean {
  const named = contentIds('forms').map((id) => (content('forms', id)?.data as Partial<Form>)?.thanks);
  return [defaultThanks, own, ...named].some(
    (thanks) => typeof thanks === 'string' && leadsTo(thanks, route),
  );
}

/** Whether an address is that of the page with the route. */
export function leadsTo(address: string, route: string): boolean {
  const path = (one: string) => linkPath(one).replace(/\/$/, '');
  return path(address) === path(route);
}

/** The label of the footer's link. */
export function consentLabel(shared: unknown): string {
  return isObject(shared) && typeof shared.link === 'string' ? shared.link : consentDefaults.link;
}

export function idsOf({ google, meta, gtm }: WrittenTags): TagIds {
  const { ads, analytics } = google || {};
  return {
    ...(ads && { ads }),
    ...(analytics && { analytics }),
    ...(meta && { meta: meta.pixel }),
    ...(gtm && { gtm: gtm.container }),
  };
}

function conversionsOf({ conversions }: WrittenTags): Record<string, PreparedConversion> {
  const entries = Object.entries(conversions || {}).flatMap(([form, conversion]) => {
    if (!conversion) return [];
    const { value, currency = 'USD', ...events } = conversion;
    return [[form, { events, ...(value !== undefined && { value }), currency }]];
  });
  return Object.fromEntries(entries);
}

/** The mistakes in `tags` of a page or of site.yaml that its schema cannot find. */
export function tagFindings(
  tags: unknown,
  { consent }: Pick<Site, 'consent'>,
  context: Pick<PrepareContext, 'form' | 'contentIds'>,
): Finding[] {
  if (!isObject(tags) || Object.keys(tags).length === 0) return [];
  const { conversions } = tags as WrittenTags;
  const path: Path = ['tags', 'conversions'];
  const unknown = Object.keys(isObject(conversions) ? conversions : {}).filter((form) => !context.form(form));
  return [
    ...(consent ? [] : [finding('TagsWithoutConsent', {}, ['tags'], 'key')]),
    ...unknown.map((id) =>
      finding(
        'UnknownContent',
        { id, collection: 'forms', known: context.contentIds('forms') },
        [...path, id],
        'key',
      ),
    ),
  ];
}
