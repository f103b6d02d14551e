import { compressInBackground, quickSize } from '../write/compress.ts';

export interface Weight {
  route: string;
  /** Bytes of HTML. */
  raw: number;
  /** Bytes after Brotli at its best quality, as the server sends them. */
  brotli: number;
  /** Brotli at its best takes 0.1 s a page, so a large build weighs only some pages exactly. */
  isEstimate: boolean;
}

export interface WeigherOptions {
  /** How many pages will come. */
  pages: number;
  /** The most bytes of HTML after Brotli. */
  budget: number;
  /** Exact weights over quick ones, from an earlier build: it saves weighing the first of many pages exactly. */
  ratio: number | undefined;
}

export interface WeighedPage {
  route: string;
  /** Copied where it is needed later. */
  html: Uint8Array;
  /** Equal for pages with the same kinds of sections. */
  shape: string;
}

export interface Weigher {
  add: (page: WeighedPage) => void;
  /** @param read returns the HTML of a page again */
  finish: (read: (route: string) => Promise<Uint8Array>) => Promise<Weighed>;
}

export interface Weighed {
  /** In the order of the pages. A page is over the budget only after it was weighed exactly. */
  weights: Weight[];
  /** Pages after Brotli, by route, of those that were weighed exactly. */
  packed: ReadonlyMap<string, Uint8Array>;
  ratio: number | undefined;
}

interface Weighing {
  route: string;
  raw: number;
  /** Bytes after Brotli at its quickest. */
  quick: number;
  /** The first page of the same shape, which can be this one. */
  model: Weighing;
  exact?: Promise<Uint8Array>;
}

/** How many pages are weighed exactly: all of a small build, and of a large one the heaviest that seem over the budget. */
const exactLimit = 50;

/** A model this close to the budget, as a share of it, is weighed exactly: all pages of its shape are judged by it. */
const closeShare = 0.9;

/**
 * Weighs pages. Of many, each is compressed at the quickest quality, which costs under 0.1 ms, and compared with the first
 * page of its shape. The exact weight of the very first page, computed on another thread, calibrates the rest.
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
        // What a page says more than its model can be as dense as random letters, which Brotli's best does not shrink further.
        const more = quick - model.quick;
        return weightOf(model) + (more > 0 ? more : more * ratio);
      };
      const heavy = all
        .filter((page) => !page.exact && weightOf(page) > budget)
        .sort((a, b) => weightOf(b) - weightOf(a))
        .slice(0, exactLimit);
      await inLanes(heavy, async (page) => weighExactly(page, await read(page.route)));
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

/** Exact weights over quick ones. */
function ratioOf(packed: ReadonlyMap<Weighing, Uint8Array>): number {
  let [exact, quick] = [0, 0];
  for (const [page, { length }] of packed) [exact, quick] = [exact + length, quick + page.quick];
  return exact / quick;
}

/** Four at a time: the HTML of all pages together can be too large for the memory. */
async function inLanes(pages: Weighing[], work: (page: Weighing) => Promise<void>): Promise<void> {
  const queue = pages.values();
  const lane = async () => {
    for (const page of queue) await work(page);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}
