import { brotliCompressSync, constants } from 'node:zlib';
import { compressedAside } from '../write/compress.ts';

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

export interface Scales {
  /**
   * @param html is copied when it is still needed later
   * @param shape equal for pages with the same kinds of sections
   */
  add: (route: string, html: Uint8Array, shape: string) => void;
  finish: () => Promise<Weighed>;
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
  quick: number;
  packed?: Promise<Uint8Array>;
}

/** So many pages are weighed exactly: all of a small build, and of a large one the heaviest that seem too heavy. */
const exactly = 50;

/** Pages are alike when they have one shape and their lengths differ by no more than about this share. */
const likeness = 0.02;

/** What text weighs that a page has more than one that is like it, as a share of its bytes: it is prose, not markup. */
const proseShare = 0.4;

/**
 * Weighs pages. Of pages that are alike one is weighed quickly, and the others differ from it by their length. How far
 * off quick weights are is learned from the first page, weighed exactly on another thread while more pages are made.
 */
export function createScales({ pages, budget, ratio: known }: ScalesOptions): Scales {
  const all: Weighing[] = [];
  const kinds = new Map<string, { raw: number; quick: number }>();
  /** Those that may have to be weighed exactly, the heaviest first. */
  const heaviest: { weighing: Weighing; html: Uint8Array }[] = [];

  function quickly(html: Uint8Array, shape: string): number {
    const raw = html.length;
    const kind = `${shape} ${Math.round(Math.log(raw) / likeness)}`;
    const like = kinds.get(kind) ?? { raw, quick: quickSize(html) };
    kinds.set(kind, like);
    return like.quick + (raw - like.raw) * proseShare;
  }

  function keepIfHeavy(weighing: Weighing, html: Uint8Array): void {
    if (heaviest.length === exactly && (heaviest.at(-1)?.weighing.quick ?? 0) >= weighing.quick) return;
    heaviest.push({ weighing, html: Buffer.from(html) });
    heaviest.sort((a, b) => b.weighing.quick - a.weighing.quick);
    if (heaviest.length > exactly) heaviest.pop();
  }

  return {
    add(route, html, shape) {
      const weighing: Weighing = { route, raw: html.length, quick: quickly(html, shape) };
      const isExact = pages <= exactly || (known === undefined && all.length === 0);
      if (isExact) weighing.packed = compressedAside(Buffer.from(html));
      else keepIfHeavy(weighing, html);
      all.push(weighing);
    },
    async finish() {
      const packed = new Map<Weighing, Uint8Array>();
      for (const weighing of all) if (weighing.packed) packed.set(weighing, await weighing.packed);
      const ratio =
        known ??
        sum([...packed.values()], ({ length }) => length) / sum([...packed.keys()], ({ quick }) => quick);
      for (const { weighing, html } of heaviest) {
        if (weighing.quick * ratio <= budget) break;
        packed.set(weighing, await compressedAside(html));
      }
      return {
        weights: all.map((weighing): Weight => {
          const { route, raw, quick } = weighing;
          const exact = packed.get(weighing)?.length;
          return { route, raw, brotli: exact ?? quick * ratio, isEstimate: exact === undefined };
        }),
        packed: new Map([...packed].map(([{ route }, bytes]) => [route, bytes])),
        ratio: all.length > 0 ? ratio : known,
      };
    },
  };
}

function sum<Item>(items: Item[], size: (item: Item) => number): number {
  return items.reduce((total, item) => total + size(item), 0);
}

function quickSize(html: Uint8Array): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
