import type { Site } from '../../schema/generated/types.ts';
import schema from '../../schema/site.schema.json' with { type: 'json' };
import { compressed } from '../write/compress.ts';
import type { Weight } from './weigh-pages.ts';

/** Budgets in bytes, with the schema's defaults. */
export function budgetsOf({ budgets = {} }: Site): { html: number; script: number; fonts: number } {
  const { html, script, fonts } = schema.properties.budgets.properties;
  return {
    html: (budgets.html ?? html.default) * 1000,
    script: (budgets.script ?? script.default) * 1000,
    fonts: (budgets.fonts ?? fonts.default) * 1000,
  };
}

/** Bytes after Brotli at best quality. */
export function brotliSize(text: string): number {
  return compressed(Buffer.from(text), 'br').length;
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
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
