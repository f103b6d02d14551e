import common from '../../schema/common.schema.json' with { type: 'json' };
import type { PreparedBreadcrumbs, PreparedHead, PreparedPage } from '../../site/prepared-page.ts';
import type { Finding, Path } from '../errors/finding.ts';
import { shareImageFinding } from '../images/media-index.ts';
import { originalFile } from '../images/picture-files.ts';
import { isRow } from '../load/matrix/matrix.ts';
import { headlineOf } from '../share-pictures/headline.ts';
import type { PageConfig } from '../validate/validate-page.ts';
import { allAnchors, frameAnchors, type PageAnchors } from './anchors/anchors.ts';
import { type MissingAnchor, missingContentAnchors, unknownAnchors } from './anchors/missing-anchors.ts';
import { takenIds } from './anchors/taken-ids.ts';
import { companyDetails, differingDetails, type PageDetails } from './company/company-details.ts';
import { contactFindings } from './company/contact-findings.ts';
import { defaults } from './defaults.ts';
import { prepareFrame } from './frame/prepare-frame.ts';
import { unknownParams, usedParams } from './page-params.ts';
import type { PagePreparer } from './page-preparer.ts';
import { priceFindings } from './prices.ts';
import { savingFindings } from './savings.ts';
import { drawnShare } from './share-picture.ts';
import { jsonLd } from './structured-data/json-ld.ts';
import { fillText } from './text/fill-text.ts';
import { interpolate } from './text/interpolate.ts';
import type { PrepareContext } from './value/context.ts';
import { prepareValue } from './value/prepare-value.ts';

export interface PreparedResult {
  prepared: PreparedPage;
  findings: Finding[];
  /** Links to other pages, checked once all pages are loaded. */
  links: { link: string; path: Path }[];
  /** Link targets on this page, for links from any page. */
  anchors: PageAnchors;
  /** Anchors that content on this page links to, but the page does not have. */
  missingAnchors: MissingAnchor[];
  /** What the page says otherwise about the company, for emails about its leads. */
  company?: PageDetails | undefined;
}

/** Resolves everything that a page's view needs. */
export function preparePage({ name, page: written }: PageConfig, preparer: PagePreparer): PreparedResult {
  const { contextFor, prepareSection, placedIn, media, addPicture } = preparer;
  const { placed, findings: ofPlaced } = placedIn(written.sections);
  const page = placed ? { ...written, placed } : written;
  const context = contextFor(page);
  const { site } = context;
  const sections = Object.entries(page.sections).map(([id, data]) => prepareSection(id, data, page));
  const views = sections.map(({ section }) => section);
  const { nav, frame } = prepareFrame(page, sections, preparer);
  const path = prepareValue(
    { breadcrumbs: page.breadcrumbs, name: page.name, thanks: page.thanks, allow: page.allow },
    preparer.plans.page,
    [],
    context,
  );
  const textRule = {
    ...common.$defs.text,
    ...(page.allow?.ledger !== undefined && { quoted: true as const }),
  };
  const altRule = { ...common.$defs.image.properties.alt, quoted: true as const };
  const findings: Finding[] = [];
  const report = (found: Finding) => findings.push(found);
  const filled = (text: string) => interpolate(text, context.fact);
  const title = fillText(page.title, textRule, ['title'], context, report);
  const description = fillText(page.description, textRule, ['description'], context, report);
  const share = sharePicture();
  const parts = [...sections, nav, path];
  const anchors = allAnchors([...sections.map(({ targets }) => targets), frameAnchors(frame)]);
  const params = usedParams(parts, page.params);
  const breadcrumbs = breadcrumbsOf(path.value as PathValue, title);
  return {
    prepared: {
      route: page.route,
      theme: page.theme ?? 'day',
      head: {
        title,
        description,
        canonical: site.url + (page.canonical ?? page.route),
        indexed: page.indexed ?? true,
        siteName: site.name,
        language: site.language ?? defaults.language,
        ...(site.chat.unavailable !== undefined && { chatUnavailable: filled(site.chat.unavailable) }),
        ...(site.turnstile && { turnstile: site.turnstile.siteKey }),
        ...(share && { share }),
        ...(Object.keys(params).length > 0 && { params }),
        jsonLd: jsonLd(site, { page: { ...page, title, description }, sections: views, breadcrumbs }),
      },
      frame,
      ...(breadcrumbs && { breadcrumbs }),
      sections: views,
    },
    findings: [
      ...parts.flatMap((part) => part.findings),
      ...findings,
      ...contactFindings(page.facts, site),
      ...priceFindings(page.facts, context),
      ...savingFindings(page.facts, page.facts ? context.savings() : []),
      ...ofPlaced,
      ...unknownAnchors(parts, anchors),
      ...unknownParams(parts, page.params),
      ...takenIds(sections, frame),
    ],
    links: [
      ...parts.flatMap((part) => part.links),
      ...(page.canonical ? [{ link: page.canonical, path: ['canonical'] }] : []),
      ...(typeof page.thanks === 'string' ? [{ link: page.thanks, path: ['thanks'] }] : []),
    ],
    anchors,
    missingAnchors: missingContentAnchors(parts, anchors, page.route),
    company: page.facts && differingDetails(detailsIn(context), detailsIn(contextFor({}))),
  };

  /** The page's own picture, one drawn from its headline, or the site's, whose findings belong to site.yaml. */
  function sharePicture(): PreparedHead['share'] {
    // Many pages of one file would need as many pictures.
    const isDrawn = !page.share && !isRow(name);
    const drawn = isDrawn ? drawnShare({ ...preparer, site }, page, headlineOf(views, title)) : undefined;
    if (drawn) {
      addPicture(drawn.file);
      return drawn.picture;
    }
    const { src, alt } = page.share ?? site.share;
    const reportOwn = page.share ? report : () => {};
    const filledAlt = fillText(alt, altRule, ['share', 'alt'], context, reportOwn);
    const file = media.get(src);
    const unusable = shareImageFinding(media, src, ['share', 'src']);
    if (unusable) reportOwn(unusable);
    if (unusable || !file) return undefined;
    const original = originalFile(file);
    addPicture(original);
    const url = `${site.url}/assets/${original.name}`;
    return { url, width: file.width ?? 0, height: file.height ?? 0, alt: filledAlt };
  }
}

function detailsIn({ site, phone, fact }: PrepareContext) {
  return companyDetails({ site, phone, filled: (text) => interpolate(text, fact) });
}

type PathValue = { breadcrumbs?: PreparedBreadcrumbs['links']; name?: string };

function breadcrumbsOf({ breadcrumbs, name }: PathValue, title: string): PreparedBreadcrumbs | undefined {
  return breadcrumbs && { links: breadcrumbs, name: name ?? title };
}
