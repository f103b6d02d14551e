import { displayPath } from '../paths.ts';
import { brotliSize, kilobytes } from './budgets.ts';
import type { BuildJob } from './build-job.ts';
import { fontBytes } from './check-site.ts';
import type { Weight } from './weigh-pages.ts';

export function summary(job: BuildJob, weights: Weight[], written: number): string {
  const { changes, bundle, out } = job;
  const { sources, removed } = changes;
  const table = weightTable(weights, brotliSize(bundle.boot), fontBytes(job));
  const removedCount = removed.length > 0 ? `, ${removed.length} removed` : '';
  return `\n${table}\n\n${sources.stamps.size} pages in ${displayPath(out)}, ${written} written${removedCount}.`;
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
