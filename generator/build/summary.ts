import { displayPath } from '../paths.ts';
import { momentWords, writtenMoment } from '../schedule/moment-words.ts';
import { type Warning, warningCount } from '../warnings/warning.ts';
import type { PageRecord } from '../write/manifest.ts';
import { brotliSize, kilobytes } from './budgets.ts';
import type { BuildJob } from './build-job.ts';
import type { BuiltPages } from './build-pages.ts';
import { fontBytes } from './check-site.ts';
import { draftsLeftOut } from './drafts-left-out.ts';
import type { Weight } from './weigh-pages.ts';

export function summary(
  job: BuildJob,
  { drafts, warnings, records }: Pick<BuiltPages, 'drafts' | 'warnings' | 'records'>,
  { weights, written }: { weights: Weight[]; written: number },
): string {
  const { changes, bundle, out } = job;
  const { sources, removed } = changes;
  const table = weightTable(weights, brotliSize(bundle.boot), fontBytes(job));
  const removedCount = removed.length > 0 ? `, ${removed.length} removed` : '';
  const pages = sources.stamps.size - drafts.size;
  return `\n${table}${beginLater(records.values(), job.now)}\n\n${pages} pages in ${displayPath(out)}, ${written} written${removedCount}.${draftsLeftOut([...drafts.keys()])}${warningsFound(warnings.found())}`;
}

/** One line each. A build looks only at pages that changed, and at each for itself. */
function warningsFound(warnings: Warning[]): string {
  if (warnings.length === 0) return '';
  const lines = warnings.slice(0, 5).map(({ file, line, title }) => `  ${file}:${line}  ${title}`);
  const more = warnings.length > 5 ? [`  … and ${warnings.length - 5} more`] : [];
  return `\n\n${warningCount(warnings.length)} To read them all, run: npm run check\n${[...lines, ...more].join('\n')}`;
}

/** The built pages that visitors do not see yet, a line for each, and how to see them. */
function beginLater(records: Iterable<PageRecord>, now: number): string {
  const later = [...records].flatMap(({ route, schedule }) => {
    const { from } = schedule?.window ?? {};
    return from && from.at > now ? [{ route, from }] : [];
  });
  if (later.length === 0) return '';
  const last = later.reduce((one, other) => (other.from.at > one.from.at ? other : one));
  const lines = later
    .slice(0, 5)
    .map(({ route, from }) => `  ${route}  not shown before ${momentWords(from, 'from')}`);
  if (later.length > 5) lines.push(`  … and ${later.length - 5} more`);
  const pages = later.length > 1 ? 'these pages' : last.route;
  lines.push(`  To see ${pages} now, run: npm run preview -- --at "${writtenMoment(last.from)}"`);
  return ['', ...lines].join('\n');
}

/** A table of page weights, the heaviest first. */
export function weightTable(weights: Weight[], script: number, fonts: number): string {
  const rows = weights.toSorted((a, b) => b.brotli - a.brotli).slice(0, 20);
  const width = Math.max(...rows.map(({ route }) => route.length), 4);
  const line = (name: string, raw: string, brotli: string) =>
    `  ${name.padEnd(width)}  ${raw.padStart(8)}  ${brotli.padStart(8)}`;
  return [
    line('page', 'raw kB', 'br kB'),
    ...rows.map(({ route, raw, brotli, isEstimate }) =>
      line(route, kilobytes(raw), `${isEstimate ? '~' : ''}${kilobytes(brotli)}`),
    ),
    ...(weights.length > rows.length ? [`  … and ${weights.length - rows.length} lighter pages`] : []),
    `  each page also has ${kilobytes(script)} kB of script (Brotli, inlined) and ${kilobytes(fonts)} kB of fonts`,
  ].join('\n');
}
