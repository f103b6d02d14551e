/** HTML as it is written to files, cut where the page's address belongs. Encoded once, whatever number of pages it is on. */
export type EncodedPart = readonly Uint8Array[];

/** @param place what stands in the HTML where the page's address belongs */
export function encodePart(html: string, place: string): EncodedPart {
  return html.split(place).map((text) => Buffer.from(text));
}

/**
 * Puts pages together in one piece of memory, the same for every page: a large build would otherwise be busy with finding
 * room for its pages.
 * @returns a function whose result holds until it is called again
 */
export function createPageWriter(): (pieces: (string | EncodedPart)[], address: string) => Buffer {
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

  function addPart(part: EncodedPart, address: string): void {
    part.forEach((bytes, index) => {
      if (index > 0) addText(address);
      makeRoom(bytes.length);
      page.set(bytes, length);
      length += bytes.length;
    });
  }

  return (pieces, address) => {
    length = 0;
    for (const piece of pieces) {
      if (typeof piece === 'string') addText(piece);
      else addPart(piece, address);
    }
    return page.subarray(0, length);
  };
}
