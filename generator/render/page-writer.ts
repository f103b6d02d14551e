import { hash } from 'node:crypto';

/** HTML as it is written to files. It is encoded once, whatever number of pages it is on. */
export interface EncodedPart {
  /** Between them belongs the page's address. */
  pieces: readonly Uint8Array[];
  /** Differs when the HTML differs. */
  digest: string;
  /** Names below assets/ that it asks for. */
  assets: readonly string[];
}

export interface WrittenPage {
  /** Holds until the next page is written. */
  html: Buffer;
  /** Differs when the page differs. */
  digest: string;
  /** Names below assets/ that it asks for. */
  assets: ReadonlySet<string>;
}

/** @param place what stands in the HTML where the page's address belongs */
export function encodePart(html: string, place: string): EncodedPart {
  return {
    pieces: html.split(place).map((text) => Buffer.from(text)),
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

/**
 * Puts pages together in one piece of memory, the same for every page: a large build would otherwise be busy with finding
 * room for its pages.
 */
export function createPageWriter(): (parts: (string | EncodedPart)[], address: string) => WrittenPage {
  let page = Buffer.allocUnsafe(1_000_000);
  let length = 0;

  function makeRoom(bytes: number): void {
    if (length + bytes <= page.length) return;
    const larger = Buffer.allocUnsafe((length + bytes) * 2);
    page.copy(larger, 0, 0, length);
    page = larger;
  }

  function addText(text: string): void {
    // No letter takes more than three bytes for each unit of a string.
    makeRoom(text.length * 3);
    length += page.write(text, length);
  }

  function addPart({ pieces }: EncodedPart, address: string): void {
    pieces.forEach((bytes, index) => {
      if (index > 0) addText(address);
      makeRoom(bytes.length);
      page.set(bytes, length);
      length += bytes.length;
    });
  }

  return (parts, address) => {
    length = 0;
    for (const part of parts) {
      if (typeof part === 'string') addText(part);
      else addPart(part, address);
    }
    const named = parts.map((part) => (typeof part === 'string' ? part : part.digest));
    const assets = new Set(
      parts.flatMap((part) => (typeof part === 'string' ? assetsIn(part) : part.assets)),
    );
    return { html: page.subarray(0, length), digest: digestOf(JSON.stringify([address, named])), assets };
  };
}
