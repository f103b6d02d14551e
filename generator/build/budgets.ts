import type { Site } from '../../schema/generated/types.ts';
import schema from '../../schema/site.schema.json' with { type: 'json' };
import { compressed } from '../write/compress.ts';

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
export function brotliSize(bytes: string | Buffer): number {
  return compressed(Buffer.from(bytes), 'br').length;
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
