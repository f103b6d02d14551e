import type { Metric } from '../../vitals/buckets.ts';
import { type PageSpeed, readVitals } from '../../vitals/read-vitals.ts';
import { CliError } from '../cli-error.ts';
import { type Command, print } from '../command.ts';
import { readWords } from '../read-words.ts';
import { counted } from '../text/counted.ts';
import { type Column, tableLines } from '../text/table.ts';
import { harmlessLine } from '../text/terminal-text.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const speed: Command = {
  about: 'shows how fast pages were for visitors',
  usage: `npm run leads -- speed [--days N]
  --days N        the last N days; default 7
Each metric is the 75th percentile of page views.`,
  read(words) {
    const { values } = readWords(words, { days: { type: 'string' } }, 0);
    const { days = '7' } = values;
    if (!/^[1-9]\d{0,3}$/.test(days)) throw new CliError(`--days ${days} must be a positive whole number.`);
    return async ({ storage, clock, output }) => {
      const since = new Date(clock().getTime() - (Number(days) - 1) * dayMs).toISOString().slice(0, 10);
      const pages = await readVitals(storage.db, since);
      print(output, [
        ...tableLines(columns, pages, output),
        `${counted(pages.length, 'page')} since ${since} (UTC); red is poor by Google's thresholds, yellow needs improvement.`,
      ]);
    };
  },
};

/** Good up to the first value, poor beyond the second. Source: web.dev/articles/vitals */
const limits: Record<Metric, readonly [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

const columns: readonly Column<PageSpeed>[] = [
  { title: 'page', text: ({ page }) => harmlessLine(page), minWidth: 12 },
  { title: 'views', text: ({ views }) => views.toLocaleString('en-US') },
  ...(Object.keys(limits) as Metric[]).map((metric) => column(metric)),
];

function column(metric: Metric): Column<PageSpeed> {
  const [good, poor] = limits[metric];
  return {
    title: metric,
    text: ({ p75 }) => shown(metric, p75.get(metric)),
    color({ p75 }) {
      const value = p75.get(metric) ?? 0;
      return value > poor ? 'red' : value > good ? 'yellow' : undefined;
    },
  };
}

function shown(metric: Metric, value: number | undefined): string {
  if (value === undefined) return '';
  if (value === Infinity) return 'more';
  return metric === 'CLS' ? String(value) : `${value.toLocaleString('en-US')} ms`;
}
