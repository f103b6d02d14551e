/** Headers beyond this are dropped; ordinary messages have a few KB. */
const maxHeadBytes = 256 * 1024;

/**
 * The message with headers of bearable length.
 * @param onBody receives what follows the headers. The headers differ each time a message is delivered.
 */
export async function* withShortHead(
  source: AsyncIterable<Uint8Array>,
  onBody: (bytes: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  /** Latin-1, so each character is a byte. Undefined once the headers have ended. */
  let head: string | undefined = '';
  let isLong = false;
  for await (const bytes of source) {
    if (head === undefined) {
      onBody(bytes);
      yield bytes;
      continue;
    }
    const searched: string = head + Buffer.from(bytes).toString('latin1');
    const end = /(?:^|\r?\n)\r?\n/.exec(searched);
    const kept = end ? searched.slice(0, end.index) : searched;
    isLong ||= kept.length > maxHeadBytes;
    if (end) {
      const body = Buffer.from(searched.slice(end.index + end[0].length), 'latin1');
      yield Buffer.from(`${shortened(kept)}\r\n\r\n`, 'latin1');
      onBody(body);
      yield body;
      head = undefined;
    } else {
      // The end of the headers can be cut apart.
      head = isLong ? shortened(kept) + searched.slice(-3) : searched;
    }
  }
  if (head !== undefined) yield Buffer.from(`${shortened(head)}\r\n\r\n`, 'latin1');
}

/** Whole lines only. */
function shortened(head: string): string {
  if (head.length <= maxHeadBytes) return head;
  const cut = head.slice(0, maxHeadBytes);
  return cut.slice(0, Math.max(0, cut.lastIndexOf('\n') + 1)).trimEnd();
}
