import { readFileSync } from 'node:fs';
import { brotliSize } from '../build/budgets.ts';
import { compressed } from '../write/compress.ts';

/** Mean sizes of pages in bytes, compressed at the best quality. */
export interface PageBytes {
  raw: number;
  gzip: number;
  brotli: number;
}

export function pageBytes(files: string[]): PageBytes {
  const pages = files.map((file) => readFileSync(file));
  const mean = (size: (page: Buffer) => number) =>
    pages.reduce((sum, page) => sum + size(page), 0) / pages.length;
  return {
    raw: mean((page) => page.length),
    gzip: mean((page) => compressed(page, 'gz').length),
    brotli: mean(brotliSize),
  };
}
