import { join } from 'node:path';
import { preloadFonts } from '../brand/fonts/font-assets.ts';
import type { Problem } from '../errors/problem.ts';
import { stamp } from '../render/fingerprint.ts';
import { createRenderer } from '../render/render-page.ts';
import { type RoutedPage, routedPage } from '../validate/routes/routed-page.ts';
import { siteIcons } from '../write/icons.ts';
import type { PageRecord } from '../write/manifest.ts';
import { outPath } from '../write/out-path.ts';
import { budgetsOf } from './budgets.ts';
import type { BuildJob, Progress } from './build-job.ts';
import { createGarbageCollector } from './collect-garbage.ts';
import { createWeigher, type Weighed } from './weigh-pages.ts';

export interface BuiltPages {
  problems: Problem[];
  routed: RoutedPage[];
  records: Map<string, PageRecord>;
  /** Waits for pages that are still being weighed. */
  weigh: () => Promise<Weighed>;
}

/** A collection takes about 8 ms and frees about 10 MB. */
const pagesPerCollection = 250;

/**
 * Turns every changed page into HTML in the staging folder. Loads, validates, prepares, and renders one page at a time, so
 * memory use does not grow with the number of pages.
 */
export async function buildPages(job: BuildJob, progress: Progress): Promise<BuiltPages> {
  const { changes, project, staging, out } = job;
  const { sources, previous } = changes;
  const { site } = project.shared;
  const names = site ? changes.names : [];
  const renderPage = rendererOf(job);
  const weigher = createWeigher(names.length, site ? budgetsOf(site).html : 0);
  const collectGarbage = createGarbageCollector();
  const built: BuiltPages = {
    problems: [],
    routed: [],
    records: new Map(),
    weigh: () => weigher.finish((route) => staging.read(outPath(route))),
  };
  for (const [index, name] of names.entries()) {
    if (index % pagesPerCollection === pagesPerCollection - 1) collectGarbage();
    if (index % 100 === 99) progress(`${index + 1}/${names.length}`);
    const result = project.page(name);
    const { page, anchors } = result;
    built.problems.push(...result.problems);
    const routed = routedPage(name, result, () => project.page(name));
    built.routed.push(routed);
    // After the first problem nothing is published, so the remaining pages are only checked.
    if (!page || !anchors || built.problems.length > 0) continue;
    const { html, digest, styleHash, assets } = renderPage(page);
    weigher.add(page.route, html);
    const path = outPath(page.route);
    const last = previous?.pages[name];
    const isCurrent = last?.hash === digest && last.out === path && stamp(join(out, path)) === last.outStamp;
    if (!isCurrent) await staging.add(path, html);
    built.records.set(name, {
      stamp: sources.stamps.get(name) ?? '',
      bases: result.bases,
      route: page.route,
      indexed: page.head.indexed,
      siteLayout: page.frame.layout === 'site',
      out: path,
      outStamp: isCurrent ? last.outStamp : '',
      ...(isCurrent && { packed: last.packed }),
      hash: digest,
      links: routed.links,
      anchors,
      pictures: [...assets].flatMap((name) => [name, `${name}.br`, `${name}.gz`]).filter(isPicture),
      styleHash,
    });
  }
  return built;

  function isPicture(name: string): boolean {
    return project.pictures.has(name);
  }
}

function rendererOf({ bundle, changes, project }: BuildJob) {
  const { boot, firstPaint, runtime, lazyModules, render } = bundle;
  const assets = {
    boot,
    firstPaint,
    runtime,
    lazyModules,
    preloadFonts: preloadFonts(render.fonts, project.theme.fonts),
    deferredStyles: render.deferredStyles,
    icons: siteIcons(changes.sources.folder.media),
  };
  return createRenderer(render, assets, project.theme);
}
