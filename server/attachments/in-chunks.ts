/** The same bytes in chunks of `size`; the last one can be shorter. Holds at most one chunk and one part of the source. */
export async function* inChunks(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = [];
  let length = 0;
  for await (const part of source) {
    waiting.push(part);
    length += part.byteLength;
    if (length < size) continue;
    let rest = Buffer.concat(waiting.splice(0));
    for (; rest.byteLength >= size; rest = rest.subarray(size)) yield rest.subarray(0, size);
    waiting.push(rest);
    length = rest.byteLength;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
