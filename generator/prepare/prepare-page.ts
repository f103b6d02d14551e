import common from '../../schema/common.schema.json' with { type: 'json' };
import type { PreparedBreadcrumbs, PreparedPage } from '../../site/prepared-page.ts';
import { type Finding, finding, type Path } from '../errors/finding.ts';
import { shareImageFinding } from '../images/media-index.ts';
import { originalFile } from '../images/picture-files.ts';
import type { PageConfig } from '../validate/validate-page.ts';
import { allAnchors, frameAnchors, hasAnchor, type PageAnchors } from './anchors/anchors.ts';
import { takenIds } from './anchors/taken-ids.ts';
import { defaults } from './defaults.ts';
import { prepareFrame } from './frame/prepare-frame.ts';
import type { PagePreparer } from './page-preparer.ts';
import { drawnShare } from './share-picture.ts';
import { jsonLd } from './structured-data/json-ld.ts';
import { fillText } from './text/fill-text.ts';
import type { PrepareResult, Uses } from './value/context.ts';
import type { TextRule } from './value/plan.ts';
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
}

/** A link in a content file to an anchor that is missing on a page with that content. */
export interface MissingAnchor {
  collection: string;
  found: Finding;
}

/** Resolves everything that a page's view needs. */
export function preparePage({ page }: PageConfig, preparer: PagePreparer): PreparedResult {
  const { site, contextFor, prepareSection, media, addPicture } = preparer;
  const context = contextFor(page);
  const sections = Object.entries(page.sections).map(([id, data]) => prepareSection(id, data, page));
  const { nav, frame } = prepareFrame(page, sections, preparer);
  const path = prepareValue(
    { breadcrumbs: page.breadcrumbs, name: page.name },
    preparer.plans.page,
    [],
    context,
  );
  const { text: textRule, image: imageRule } = common.$defs;
  const title = texts(page.title, textRule, 'title');
  const description = texts(page.description, textRule, 'description');
  const share = sharePicture();
  const parts = [...sections, nav, path];
  const anchors = allAnchors([...sections.map(({ targets }) => targets), frameAnchors(frame)]);
  const findings = [
    ...parts.flatMap((part) => part.findings),
    ...title.findings,
    ...description.findings,
    ...share.findings,
    ...unknownAnchors(parts, anchors),
    ...takenIds(sections, frame),
  ];
  const breadcrumbs = breadcrumbsOf(path.value as PathValue, title.text);
  const filledPage = { ...page, title: title.text, description: description.text };
  return {
    prepared: {
      route: page.route,
      theme: page.theme ?? 'day',
      head: {
        title: title.text,
        description: description.text,
        canonical: site.url + (page.canonical ?? page.route),
        indexed: page.indexed ?? true,
        siteName: site.name,
        language: site.language ?? defaults.language,
        chatUnavailable: site.chat.unavailable,
        ...(site.turnstile && { turnstile: site.turnstile.siteKey }),
        ...(share.picture && { share: share.picture }),
        jsonLd: jsonLd(site, {
          page: filledPage,
          sections: sections.map(({ section }) => section),
          breadcrumbs,
        }),
      },
      frame,
      ...(breadcrumbs && { breadcrumbs }),
      sections: sections.map(({ section }) => section),
    },
    findings,
    links: [
      ...parts.flatMap((part) => part.links),
      ...(page.canonical ? [{ link: page.canonical, path: ['canonical'] }] : []),
    ],
    anchors,
    missingAnchors: missingContentAnchors(parts, anchors, page.route),
  };

  function texts(text: string, rule: TextRule, ...path: string[]): { text: string; findings: Finding[] } {
    const findings: Finding[] = [];
    return { text: fillText(text, rule, path, context, (found) => findings.push(found)), findings };
  }

  /** The page's own picture, one drawn from its headline, or the site's, whose findings belong to site.yaml. */
  function sharePicture() {
    const { route, theme = 'day' } = page;
    const shared = {
      site,
      route,
      theme,
      title: title.text,
      sections: sections.map(({ section }) => section),
    };
    const drawn = page.share ? undefined : drawnShare(shared, preparer.sharePictureOf);
    if (drawn) {
      addPicture(drawn.file);
      return { findings: [], picture: drawn.picture };
    }
    const { src, alt } = page.share ?? site.share;
    const filledAlt = texts(alt, imageRule.properties.alt, 'share', 'alt');
    const file = media.get(src);
    const unusable = shareImageFinding(media, src, ['share', 'src']);
    const findings = [...filledAlt.findings, ...(unusable ? [unusable] : [])];
    if (unusable || !file) return { findings: page.share ? findings : [] };
    const original = originalFile(file);
    addPicture(original);
    const url = `${site.url}/assets/${original.name}`;
    const picture = { url, width: file.width ?? 0, height: file.height ?? 0, alt: filledAlt.text };
    return { findings: page.share ? findings : [], picture };
  }
}

/** Findings for links to missing anchors. @param targets the anchors of the page */
export function unknownAnchors(parts: Pick<PrepareResult, 'anchors'>[], targets: PageAnchors): Finding[] {
  return parts
    .flatMap((part) => part.anchors)
    .filter(({ anchor }) => !hasAnchor(targets, anchor))
    .map(({ anchor, path }) => {
      // The `#` locates the link within a text; an action's anchor is located as a whole value.
      return finding('UnknownAnchor', { anchor, known: targets.written }, path, 'value', `#${anchor}`);
    });
}

/** The same for links in content. Many pages can show it, so the finding names the page. */
export function missingContentAnchors(
  parts: Pick<Uses, 'contentAnchors'>[],
  targets: PageAnchors,
  route: string,
): MissingAnchor[] {
  return parts
    .flatMap((part) => part.contentAnchors)
    .filter(({ anchor }) => !hasAnchor(targets, anchor))
    .map(({ collection, anchor, path }) => {
      const data = { anchor, route, known: targets.written };
      return { collection, found: finding('ContentAnchor', data, path, 'value', `#${anchor}`) };
    });
}

type PathValue = { breadcrumbs?: PreparedBreadcrumbs['links']; name?: string };

function breadcrumbsOf({ breadcrumbs, name }: PathValue, title: string): PreparedBreadcrumbs | undefined {
  return breadcrumbs && { links: breadcrumbs, name: name ?? title };
}
