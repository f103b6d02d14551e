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
  /** Valid until the next page is written. */
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
  return hash('sha1', text, 'base64url').slice(0, 16);
}

/** Joins the parts of pages in one reused buffer: allocating a buffer for each page would slow down large builds. */
export function createPageWriter(): (parts: (string | EncodedPart)[], url: string) => WrittenPage {
  let page = Buffer.allocUnsafe(1_000_000);
  let length = 0;

  function reserve(bytes: number): void {
    if (length + bytes <= page.length) return;
    const larger = Buffer.allocUnsafe((length + bytes) * 2);
    page.copy(larger, 0, 0, length);
    page = larger;
  }

  function addText(text: string): void {
    // UTF-8 takes at most three bytes per UTF-16 code unit.
    reserve(text.length * 3);
    length += page.write(text, length);
  }

  function addPart({ pieces }: EncodedPart, url: string): void {
    pieces.forEach((bytes, index) => {
      if (index > 0) addText(url);
      reserve(bytes.length);
      page.set(bytes, length);
      length += bytes.length;
    });
  }

  return (parts, url) => {
    length = 0;
    for (const part of parts) {
      if (typeof part === 'string') addText(part);
      else addPart(part, url);
    }
    const digests = parts.map((part) => (typeof part === 'string' ? part : part.digest));
    const assets = new Set(
      parts.flatMap((part) => (typeof part === 'string' ? assetsIn(part) : part.assets)),
    );
    return { html: page.subarray(0, length), digest: digestOf(JSON.stringify([url, digests])), assets };
  };
}
