import { compressedAside, quickSize, quickSizeAside } from '../write/compress.ts';
import { lengthOf, type Model, newBytes, newParts, type PagePart } from './likeness.ts';

export interface Weight {
  route: string;
  /** Bytes of HTML. */
  raw: number;
  /** Bytes after Brotli, as the server sends them at its best. */
  brotli: number;
  /** Brotli at its best takes long, so of many pages only some are weighed exactly. */
  isEstimate: boolean;
}

export interface ScalesOptions {
  /** How many pages will come. */
  pages: number;
  /** The most bytes of HTML after Brotli. */
  budget: number;
  /** From an earlier build: exact weights over quick ones. With it, none of many is weighed exactly while all is well. */
  ratio: number | undefined;
}

/** A page to be weighed. */
export interface Load {
  route: string;
  /** Is copied when it is still needed later. */
  html: Uint8Array;
  /** What it was put together from. */
  parts: readonly PagePart[];
  /** Equal for pages with the same kinds of sections. */
  shape: string;
}

export interface Scales {
  add: (page: Load) => void;
  /** @param read gives the HTML of a page again */
  finish: (read: (route: string) => Promise<Uint8Array>) => Promise<Weighed>;
}

export interface Weighed {
  /** In the order in which pages came. Before a page counts as too heavy it is weighed exactly. */
  weights: Weight[];
  /** What weighing exactly leaves: pages after Brotli, by route. */
  packed: ReadonlyMap<string, Uint8Array>;
  ratio: number | undefined;
}

interface Weighing {
  route: string;
  raw: number;
  /** A page that is like it and was weighed quickly; or itself. */
  like: Weighing;
  /** Weighed quickly. */
  quick?: number;
  /** The most that it can weigh quickly. */
  most: number;
  exact?: Promise<Uint8Array>;
}

/** So many pages are weighed exactly: all of a small build, and of a large one the heaviest that seem too heavy. */
const exactly = 50;

/** Pages are compared when they have one shape and their lengths differ by no more than about this share. */
const likeness = 0.02;

/** What text weighs that a page has more than one that is like it, as a share of its bytes: it is prose, not markup. */
const proseShare = 0.4;

/** A model this near to the budget, as a share of it, is weighed exactly: all pages like it are judged by it. */
const near = 0.9;

/**
 * Weighs pages. Of pages that are alike one is weighed quickly; the others differ from it by their length, and are weighed
 * quickly, too, unless they say so little else that they cannot reach the budget. How far off quick weights are is learned
 * from the first page, weighed exactly on another thread while more pages are made.
 */
export function createScales({ pages, budget, ratio: known }: ScalesOptions): Scales {
  const all: Weighing[] = [];
  const models = new Map<string, Model & { weighing: Weighing }>();
  let exact = 0;

  function weighExactly(weighing: Weighing, html: Uint8Array): void {
    exact++;
    weighing.exact = compressedAside(html);
  }

  function weigh({ route, html, parts, shape }: Load): Weighing {
    const raw = html.length;
    const kind = `${shape} ${Math.round(Math.log(raw) / likeness)}`;
    const model = models.get(kind);
    if (!model) {
      const quick = quickSize(html);
      const weighing = { route, raw, quick, most: quick } as Weighing;
      weighing.like = weighing;
      models.set(kind, { parts: new Set(parts), weighing });
      return weighing;
    }
    const { weighing: like } = model;
    const { quick: base = 0 } = like;
    const others = newParts(parts, model);
    const atMost = base + lengthOf(others, route);
    return { route, raw, like, most: atMost <= budget ? atMost : base + newBytes(parts, others, model) };
  }

  return {
    add(page) {
      const weighing = weigh(page);
      const isFirst = known === undefined && all.length === 0;
      const isNear = weighing.like === weighing && weighing.most * (known ?? 1) > budget * near;
      if (pages <= exactly || isFirst || (isNear && exact < exactly))
        weighExactly(weighing, Buffer.from(page.html));
      all.push(weighing);
    },

    async finish(read) {
      const packed = new Map<Weighing, Uint8Array>();
      const collect = async () => {
        for (const one of all) if (one.exact) packed.set(one, await one.exact);
      };
      await collect();
      const ratio = known ?? ratioOf(packed);
      const weightOf = (one: Weighing): number =>
        packed.get(one)?.length ??
        (one.like === one ? one.most * ratio : weightOf(one.like) + moreThan(one, ratio));

      const doubtful = all.filter(
        (one) => one.quick === undefined && !one.exact && weightOf(one.like) + added(one, one.most) > budget,
      );
      await each(doubtful, async (one) => {
        one.quick = await quickSizeAside(await read(one.route));
      });
      const heavy = all
        .filter((one) => !one.exact && weightOf(one) > budget)
        .sort((a, b) => weightOf(b) - weightOf(a))
        .slice(0, exactly);
      await each(heavy, async (one) => weighExactly(one, await read(one.route)));
      await collect();
      return {
        weights: all.map((one): Weight => {
          const { route, raw } = one;
          return { route, raw, brotli: weightOf(one), isEstimate: !packed.has(one) };
        }),
        packed: new Map([...packed].map(([{ route }, bytes]) => [route, bytes])),
        ratio: all.length > 0 ? ratio : known,
      };
    },
  };
}

/** Exact weights over quick ones. */
function ratioOf(packed: ReadonlyMap<Weighing, Uint8Array>): number {
  const both = [...packed].filter(([one]) => one.quick !== undefined);
  return sum(both, ([, { length }]) => length) / sum(both, ([{ quick = 0 }]) => quick);
}

/** How much a page seems to weigh more than the one that it is like. What is new may be as dense as anything. */
function moreThan(one: Weighing, ratio: number): number {
  if (one.quick === undefined) return Math.min((one.raw - one.like.raw) * proseShare, added(one, one.most));
  const more = added(one, one.quick);
  return more > 0 ? more : more * ratio;
}

function added({ like }: Weighing, weight: number): number {
  return weight - (like.quick ?? 0);
}

/** Some at a time, so that not all pages are in memory at once. */
async function each(items: Weighing[], work: (item: Weighing) => Promise<void>): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

function sum<Item>(items: Item[], size: (item: Item) => number): number {
  return items.reduce((total, item) => total + size(item), 0);
}
