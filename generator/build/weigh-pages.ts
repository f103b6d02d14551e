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

export interface WeigherOptions {
  /** The number of pages to weigh. */
  pages: number;
  /** Max bytes of HTML after Brotli. */
  budget: number;
  /** The ratio of exact to quick weights in the last build. It saves weighing the first of many pages exactly. */
  ratio: number | undefined;
}

export interface WeighedPage {
  route: string;
  /** Copied if it is needed later. */
  html: Uint8Array;
  /** Equal for pages with the same kinds of sections. */
  shape: string;
}

export interface Weigher {
  add: (page: WeighedPage) => void;
  /** @param read returns the HTML of a page that was added */
  finish: (read: (route: string) => Promise<Uint8Array>) => Promise<Weighed>;
}

export interface Weighed {
  /** In the order of the pages. Only exact weights are over the budget. */
  weights: Weight[];
  /** Brotli-compressed pages by route; only those that were weighed exactly. */
  packed: ReadonlyMap<string, Uint8Array>;
  ratio: number | undefined;
}

interface Weighing {
  route: string;
  raw: number;
  /** Bytes after Brotli at the quickest quality. */
  quick: number;
  /** The first page of the same shape, possibly this page itself. */
  model: Weighing;
  exact?: Promise<Uint8Array>;
}

/** A build of up to 50 pages weighs all of them exactly. A larger one weighs the 50 heaviest that seem over the budget. */
const exactLimit = 50;

/** A model above this share of the budget is weighed exactly, because the estimates of its shape depend on it. */
const closeShare = 0.9;

/**
 * Weighs pages. With many pages, each is compressed at the quickest quality, which takes less than 0.1 ms, and compared with
 * the first page of its shape. The exact weight of the very first page, computed on another thread, calibrates the rest.
 */
export function createWeigher({ pages, budget, ratio: known }: WeigherOptions): Weigher {
  const all: Weighing[] = [];
  const models = new Map<string, Weighing>();
  let exactCount = 0;

  function weighExactly(page: Weighing, html: Uint8Array): void {
    exactCount++;
    page.exact = compressInBackground(html);
  }

  return {
    add({ route, html, shape }) {
      const page = { route, raw: html.length, quick: quickSize(html) } as Weighing;
      page.model = models.get(shape) ?? page;
      models.set(shape, page.model);
      const isFirst = known === undefined && all.length === 0;
      const isCloseModel = page.model === page && page.quick * (known ?? 1) > budget * closeShare;
      if (pages <= exactLimit || isFirst || (isCloseModel && exactCount < exactLimit))
        weighExactly(page, Buffer.from(html));
      all.push(page);
    },

    async finish(read) {
      const packed = new Map<Weighing, Uint8Array>();
      const collect = async () => {
        for (const page of all) if (page.exact) packed.set(page, await page.exact);
      };
      await collect();
      const ratio = known ?? ratioOf(packed);
      const weightOf = (page: Weighing): number => {
        const exact = packed.get(page)?.length;
        if (exact !== undefined) return exact;
        const { model, quick } = page;
        if (model === page) return quick * ratio;
        // Additional text can be incompressible, so the best quality may not be smaller than the quickest.
        const difference = quick - model.quick;
        return weightOf(model) + (difference > 0 ? difference : difference * ratio);
      };
      const heavy = all
        .filter((page) => !page.exact && weightOf(page) > budget)
        .sort((a, b) => weightOf(b) - weightOf(a))
        .slice(0, exactLimit);
      await fourAtATime(heavy, async (page) => weighExactly(page, await read(page.route)));
      await collect();
      return {
        weights: all.map((page) => {
          const { route, raw } = page;
          return { route, raw, brotli: weightOf(page), isEstimate: !packed.has(page) };
        }),
        packed: new Map([...packed].map(([{ route }, bytes]) => [route, bytes])),
        ratio: all.length > 0 ? ratio : known,
      };
    },
  };
}

/** The ratio of exact to quick weights. */
function ratioOf(packed: ReadonlyMap<Weighing, Uint8Array>): number {
  let [exact, quick] = [0, 0];
  for (const [page, { length }] of packed) [exact, quick] = [exact + length, quick + page.quick];
  return exact / quick;
}

/** Four at a time, because the HTML of all pages together can exceed the memory. */
async function fourAtATime(pages: Weighing[], work: (page: Weighing) => Promise<void>): Promise<void> {
  const queue = pages.values();
  const worker = async () => {
    for (const page of queue) await work(page);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}
