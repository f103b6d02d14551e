import { request as ask } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';

/** The body of a page, compressed with Brotli. */
export function compressedPage(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = ask(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.headers['content-encoding'] !== 'br') return reject(new Error(`${url} is not compressed.`));
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts)));
    });
    request.on('error', reject).end();
  });
}

/** The part of a page that a browser can read when it has received only the first bytes. */
export function firstPart(compressed: Buffer, bytes: number): string {
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  return brotliDecompressSync(compressed.subarray(0, bytes), { finishFlush }).toString();
}
