import { join } from 'node:path';
import { finding } from '../errors/finding.ts';
import { locate } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { Project } from '../project/project.ts';
import { stamp } from '../render/fingerprint.ts';
import type { RenderPage } from '../render/render-page.ts';
import type { RoutedPage } from '../validate/routes/routed-page.ts';
import type { PageRecord } from '../write/manifest.ts';
import { outPath } from '../write/out-path.ts';
import type { Staging } from '../write/staging.ts';
import { kilobytes } from './budgets.ts';
import { createGarbageCollector } from './collect-garbage.ts';
import { createWeigher, type Weight } from './weigh-pages.ts';

export interface BuildPagesOptions {
  names: string[];
  project: Project;
  renderPage: RenderPage;
  staging: Staging;
  out: string;
  /** A page's record in the last build. */
  previous: (name: string) => PageRecord | undefined;
  stampOf: (name: string) => string;
  /** Max bytes of HTML after Brotli. */
  budget: number;
  /** From the last build; see `createWeigher`. */
  weightRatio: number | undefined;
  progress: (text: string) => void;
}

export interface BuiltPages {
  problems: Problem[];
  routed: RoutedPage[];
  records: Map<string, PageRecord>;
  /** Waits for pages that are still being weighed. Each page over the budget is a problem. */
  weighed: () => Promise<WeighedPages>;
}

export interface WeighedPages {
  weights: Weight[];
  /** Brotli-compressed pages by route; only those that were weighed exactly. */
  packed: ReadonlyMap<string, Uint8Array>;
  problems: Problem[];
  weightRatio: number | undefined;
}

/** A collection takes about 8 ms and frees about 10 MB. */
const pagesPerCollection = 250;

/** Loads, validates, prepares, and renders one page at a time, so memory use does not grow with the number of pages. */
export async function buildPages(options: BuildPagesOptions): Promise<BuiltPages> {
  const { names, project, renderPage, staging, out, previous, stampOf, budget, weightRatio, progress } =
    options;
  const weigher = createWeigher({ pages: names.length, budget, ratio: weightRatio });
  const collectGarbage = createGarbageCollector();
  const nameOf = new Map<string, string>();
  const built: BuiltPages = {
    problems: [],
    routed: [],
    records: new Map(),
    weighed: async () => {
      const { weights, packed, ratio } = await weigher.finish((route) => staging.read(outPath(route)));
      const heavy = weights.filter(({ brotli }) => brotli > budget);
      const problems = heavy.map(({ route, brotli }) =>
        locate(overBudget(route, brotli, budget), project.page(nameOf.get(route) ?? '').files),
      );
      return { weights, packed, problems, weightRatio: ratio };
    },
  };
  for (const [index, name] of names.entries()) {
    if (index % pagesPerCollection === pagesPerCollection - 1) collectGarbage();
    if (index % 100 === 99) progress(`${index + 1}/${names.length}`);
    const result = project.page(name);
    const { page, links, bases, route, indexed, anchors } = result;
    built.problems.push(...result.problems);
    const targets = links.map(({ link }) => link);
    built.routed.push({ name, route, indexed, anchors, links: targets, written: () => project.page(name) });
    // After the first problem nothing is published, so the remaining pages are only checked.
    if (!page || !anchors || built.problems.length > 0) continue;
    const { html, digest, styleHash, shape, assets } = renderPage(page);
    weigher.add({ route: page.route, html, shape });
    nameOf.set(page.route, name);
    const path = outPath(page.route);
    const bytes = html.length;
    const pictures = [...assets].filter((asset) => project.pictures.has(asset));
    const drawn = pictures.find(isDrawn);
    const last = previous(name);
    const isCurrent = last?.hash === digest && last.out === path && stamp(join(out, path)) === last.outStamp;
    if (!isCurrent) await staging.add(path, html);
    built.records.set(name, {
      stamp: stampOf(name),
      bases,
      route: page.route,
      indexed: page.head.indexed,
      out: path,
      outStamp: isCurrent ? last.outStamp : '',
      ...(isCurrent && { packed: last.packed }),
      hash: digest,
      bytes,
      links: targets,
      anchors,
      pictures: withSiblings(pictures.filter((name) => !isDrawn(name))),
      ...(drawn !== undefined && { drawn }),
      styleHash,
    });
  }
  return built;

  function isDrawn(name: string): boolean {
    const file = project.pictures.get(name);
    return file !== undefined && 'draw' in file;
  }

  function withSiblings(pictures: string[]): string[] {
    const siblings = pictures.flatMap((name) => [`${name}.br`, `${name}.gz`]);
    return [...pictures, ...siblings.filter((name) => project.pictures.has(name))];
  }
}

function overBudget(route: string, brotli: number, budget: number) {
  return finding(
    'OverBudget',
    { route, what: 'html', weight: kilobytes(brotli), budget: kilobytes(budget) },
    ['route'],
  );
}
