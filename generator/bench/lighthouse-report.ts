/** The parts of Lighthouse's JSON report in use. */
export interface LighthouseReport {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    { title: string; score: number | null; displayValue?: string; numericValue?: number }
  >;
}

const timings: [audit: string, name: string, show: (value: number) => string][] = [
  ['first-contentful-paint', 'First Contentful Paint', milliseconds],
  ['largest-contentful-paint', 'Largest Contentful Paint', milliseconds],
  ['cumulative-layout-shift', 'Cumulative Layout Shift', (value) => value.toFixed(3)],
  ['total-blocking-time', 'Total Blocking Time', milliseconds],
  ['speed-index', 'Speed Index', milliseconds],
];

/** Medians of the category scores (0 to 100) and of the timings. */
export function medians(reports: LighthouseReport[]): [name: string, value: string][] {
  const categories = Object.entries(reports[0]?.categories ?? {});
  return [
    ...categories.map(([id, { title }]): [string, string] => {
      const scores = reports.map((report) => Math.round((report.categories[id]?.score ?? 0) * 100));
      return [title, String(median(scores))];
    }),
    ...timings.map(([id, name, show]): [string, string] => {
      return [name, show(median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN)))];
    }),
  ];
}

/** The audits that lower a score in any run, one line each. */
export function shortcomings(reports: LighthouseReport[]): string[] {
  const lines = reports.flatMap(({ categories, audits }) =>
    Object.values(categories).flatMap(({ title, auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => {
        const audit = audits[id];
        if (weight === 0 || !audit || audit.score === null || audit.score === 1) return [];
        return [`${title}: ${audit.title} (${id}) ${audit.displayValue ?? ''}`.trimEnd()];
      }),
    ),
  );
  return [...new Set(lines)].sort();
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}
