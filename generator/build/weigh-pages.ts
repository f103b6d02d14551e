import { compressInBackground, quickSize } from '../write/compress.ts';

export interface Weight {
  route: string;
  /** Bytes of HTML. */
  raw: number;
  /** Bytes after Brotli at best quality, as the server sends them. */
  brotli: number;
  /** Best-quality Brotli takes 0.1 s a page, so a large build weighs only some pages exactly. */
  isEstimate: boolean;
}

export interface Weighed {
  /** In the order of the pages. */
  weights: Weight[];
  /** Brotli-compressed pages by route; only those that were weighed exactly. */
  packed: ReadonlyMap<string, Uint8Array>;
}

export interface Weigher {
  /** @param like a name of pages that differ in a few texts, of which only the longest so far are compressed */
  add: (route: string, html: Uint8Array, like?: string) => void;
  /** @param read returns the HTML of a page that was added */
  finish: (read: (route: string) => Promise<Uint8Array>) => Promise<Weighed>;
}

interface Weighing {
  route: string;
  raw: number;
  /** Bytes after Brotli at the quickest quality, which takes less than 0.1 ms. */
  quick: number;
  exact?: Promise<Uint8Array>;
}

/** A build of up to 50 pages weighs all of them exactly. A larger one weighs the 50 heaviest that seem over the budget. */
const exactLimit = 50;

/**
 * Weighs pages. Many pages are compressed at the quickest quality and compared with the heaviest of them, which is weighed
 * exactly.
 * @param pages the number of pages to weigh
 * @param budget max bytes of HTML after Brotli
 */
export function createWeigher(pages: number, budget: number): Weigher {
  const all: Weighing[] = [];
  const longest = new Map<string, Weighing>();

  function quickOf(html: Uint8Array, like: string | undefined): number {
    const longer = like === undefined ? undefined : longest.get(like);
    if (!longer || longer.raw < html.length) return quickSize(html);
    return (longer.quick * html.length) / longer.raw;
  }

  return {
    add(route, html, like) {
      const exact = pages <= exactLimit ? compressInBackground(html) : undefined;
      const page = { route, raw: html.length, quick: quickOf(html, like), exact };
      all.push(page);
      if (like !== undefined && page.raw > (longest.get(like)?.raw ?? 0)) longest.set(like, page);
    },

    async finish(read) {
      const weighExactly = async (page: Weighing) => {
        page.exact ??= compressInBackground(await read(page.route));
        return (await page.exact).length / page.quick;
      };
      const byWeight = all.toSorted((a, b) => b.quick - a.quick);
      const [heaviest] = byWeight;
      const ratio = heaviest ? await weighExactly(heaviest) : 1;
      const heavy = byWeight.filter(({ quick }) => quick * ratio > budget).slice(0, exactLimit);
      await fourAtATime(heavy, weighExactly);
      const packed = new Map<string, Uint8Array>();
      for (const { route, exact } of all) if (exact) packed.set(route, await exact);
      const weights = all.map(({ route, raw, quick }) => {
        const brotli = packed.get(route)?.length ?? quick * ratio;
        return { route, raw, brotli, isEstimate: !packed.has(route) };
      });
      return { weights, packed };
    },
  };
}

/** Four at a time, because the HTML of all pages together can exceed the memory. */
async function fourAtATime(pages: Weighing[], work: (page: Weighing) => Promise<unknown>): Promise<void> {
  const queue = pages.values();
  const worker = async () => {
    for (const page of queue) await work(page);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}
