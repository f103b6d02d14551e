import common from '../../schema/common.schema.json' with { type: 'json' };
import { nearest } from '../../schema/nearest.ts';
import type { PreparedBreadcrumbs, PreparedPage } from '../../site/prepared-page.ts';
import { type Finding, finding, type Path } from '../errors/finding.ts';
import { noShareImage } from '../images/media-index.ts';
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
  /** Links to other pages; whether these exist is known when all pages were loaded. */
  links: { link: string; path: Path }[];
  /** Where links of any page can lead on this one. */
  anchors: PageAnchors;
  /** Sections that content leads to, and that this page, which shows it, has not got. */
  lacking: LackingAnchor[];
}

/** An anchor that a page lacks, in a content file that it shows. */
export interface LackingAnchor {
  collection: string;
  found: Finding;
}

/** Everything that a page's view needs, with nothing left to look up. */
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
  const texted = { ...page, title: title.text, description: description.text };
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
          page: texted,
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
    lacking: lackingAnchors(parts, anchors, page.route),
  };

  function texts(text: string, rule: TextRule, ...path: string[]): { text: string; findings: Finding[] } {
    const findings: Finding[] = [];
    return { text: fillText(text, rule, path, context, (found) => findings.push(found)), findings };
  }

  /** The page's own picture, or one of its headline, or the site's, which is checked once, with site.yaml. */
  function sharePicture() {
    const { route, theme = 'day' } = page;
    const shown = { site, route, theme, title: title.text, sections: sections.map(({ section }) => section) };
    const drawn = page.share ? undefined : drawnShare(shown, preparer.sharePictureOf);
    if (drawn) {
      addPicture(drawn.file);
      return { findings: [], picture: drawn.picture };
    }
    const { src, alt } = page.share ?? site.share;
    const words = texts(alt, imageRule.properties.alt, 'share', 'alt');
    const file = media.get(src);
    const fault = noShareImage(media, src, ['share', 'src']);
    const findings = [...words.findings, ...(fault ? [fault] : [])];
    if (fault || !file) return { findings: page.share ? findings : [] };
    const original = originalFile(file);
    addPicture(original);
    const url = `${site.url}/assets/${original.name}`;
    const picture = { url, width: file.width ?? 0, height: file.height ?? 0, alt: words.text };
    return { findings: page.share ? findings : [], picture };
  }
}

/** Anchors that lead nowhere. @param targets what the page has */
export function unknownAnchors(parts: Pick<PrepareResult, 'anchors'>[], targets: PageAnchors): Finding[] {
  const known = targets.written;
  return parts
    .flatMap((part) => part.anchors)
    .filter(({ anchor }) => !hasAnchor(targets, anchor))
    .map(({ anchor, path }) => {
      const data = { anchor, known, nearest: nearest(anchor, known) };
      // In a text the sign tells the link from the same word beside it; an action's anchor is pointed at as a whole.
      return finding('UnknownAnchor', data, path, 'value', `#${anchor}`);
    });
}

/** The same for content that a page shows: one text may stand on many pages, so the page is named. */
export function lackingAnchors(
  parts: Pick<Uses, 'contentAnchors'>[],
  targets: PageAnchors,
  route: string,
): LackingAnchor[] {
  const known = targets.written;
  return parts
    .flatMap((part) => part.contentAnchors)
    .filter(({ anchor }) => !hasAnchor(targets, anchor))
    .map(({ collection, anchor, path }) => {
      const data = { anchor, route, known, nearest: nearest(anchor, known) };
      return { collection, found: finding('ContentAnchor', data, path, 'value', `#${anchor}`) };
    });
}

type PathValue = { breadcrumbs?: PreparedBreadcrumbs['links']; name?: string };

function breadcrumbsOf({ breadcrumbs, name }: PathValue, title: string): PreparedBreadcrumbs | undefined {
  return breadcrumbs && { links: breadcrumbs, name: name ?? title };
}
