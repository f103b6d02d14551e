import { join } from 'node:path';
import { finding } from '../errors/finding.ts';
import { locate } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { Project } from '../project.ts';
import { stamp } from '../render/fingerprint.ts';
import type { RenderPage } from '../render/render-page.ts';
import type { RoutedPage } from '../validate/check-routes.ts';
import type { PageRecord } from '../write/manifest.ts';
import { cspHash } from '../write/site-files.ts';
import { contentHash, outPath, type Staging } from '../write/staging.ts';
import { brotliSize, kilobytes, type Weight } from './weights.ts';

export interface BuildPagesOptions {
  names: string[];
  project: Project;
  renderPage: RenderPage;
  staging: Staging;
  out: string;
  /** What the last build left for a page, if anything. */
  before: (name: string) => PageRecord | undefined;
  stampOf: (name: string) => string;
  /** The most bytes of HTML after Brotli. */
  budget: number;
  progress: (text: string) => void;
}

export interface BuiltPages {
  problems: Problem[];
  routed: RoutedPage[];
  records: Map<string, PageRecord>;
  styleHashes: Set<string>;
  weights: Weight[];
}

/** Loads, validates, prepares and renders pages one after another, so that memory does not grow with their number. */
export function buildPages(options: BuildPagesOptions): BuiltPages {
  const { names, project, renderPage, staging, out, before, stampOf, budget, progress } = options;
  const built: BuiltPages = {
    problems: [],
    routed: [],
    records: new Map(),
    styleHashes: new Set(),
    weights: [],
  };
  const knownStyles = new Set<string>();
  names.forEach((name, index) => {
    if (index % 100 === 99) progress(`${index + 1}/${names.length}`);
    const result = project.page(name);
    const { page, files, links, bases, route } = result;
    built.problems.push(...result.problems);
    if (route !== undefined)
      built.routed.push({
        name,
        route,
        links: links.map(({ link }) => link),
        written: () => project.page(name),
      });
    // Once something is wrong nothing will be published; only the rest of the mistakes is of interest.
    if (!page || built.problems.length > 0) return;
    const { html, styles, weightBound } = renderPage(page);
    const style = styles.join('');
    if (!knownStyles.has(style)) {
      knownStyles.add(style);
      built.styleHashes.add(cspHash(style));
    }
    const bytes = Buffer.byteLength(html);
    const brotli = names.length <= 20 || weightBound > budget ? brotliSize(html) : weightBound;
    built.weights.push({ route: page.route, raw: bytes, brotli });
    if (brotli > budget) built.problems.push(locate(overBudget(page.route, brotli, budget), files));
    const path = outPath(page.route);
    const hash = contentHash(html);
    const last = before(name);
    const isThere = last?.hash === hash && last.out === path && stamp(join(out, path)) === last.outStamp;
    if (!isThere) staging.add(path, html);
    built.records.set(name, {
      stamp: stampOf(name),
      bases,
      route: page.route,
      indexed: page.head.indexed,
      out: path,
      outStamp: isThere ? last.outStamp : '',
      hash,
      bytes,
      weightBound,
      links: links.map(({ link }) => link),
    });
  });
  return built;
}

function overBudget(route: string, brotli: number, budget: number) {
  return finding(
    'OverBudget',
    { route, what: 'html', weight: kilobytes(brotli), budget: kilobytes(budget) },
    ['route'],
  );
}
