import { hash } from 'node:crypto';

/** HTML encoded once for all pages that contain it. */
export interface EncodedPart {
  /** The page's URL is inserted between the pieces. */
  pieces: readonly Uint8Array[];
  /** Changes with the HTML. */
  digest: string;
  /** Names below assets/ that the HTML refers to. */
  assets: readonly string[];
}

export interface WrittenPage {
  html: Buffer;
  /** Changes with the page. */
  digest: string;
  /** Names below assets/ that the page refers to. */
  assets: ReadonlySet<string>;
}

/** @param placeholder for the page's URL in the HTML */
export function encodePart(html: string, placeholder: string): EncodedPart {
  return {
    pieces: html.split(placeholder).map((text) => Buffer.from(text)),
    digest: digestOf(html),
    assets: [...new Set(assetsIn(html))],
  };
}

function assetsIn(html: string): string[] {
  return [...html.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = '']) => name);
}

function digestOf(text: string): string {
  // A slice of a text would keep the whole text in memory.
  return hash('sha1', text, 'buffer').toString('base64url', 0, 12);
}

/** Joins the parts of a page, with its URL between their pieces. */
export function writePage(parts: (string | EncodedPart)[], url: string): WrittenPage {
  const address = Buffer.from(url);
  const bytes = parts.flatMap((part) =>
    typeof part === 'string'
      ? [Buffer.from(part)]
      : part.pieces.flatMap((piece, index) => (index > 0 ? [address, piece] : [piece])),
  );
  const digests = parts.map((part) => (typeof part === 'string' ? part : part.digest));
  const assets = parts.flatMap((part) => (typeof part === 'string' ? assetsIn(part) : part.assets));
  return {
    html: Buffer.concat(bytes),
    digest: digestOf(JSON.stringify([url, digests])),
    assets: new Set(assets),
  };
}
