import { request as ask } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';

/** The bytes of a page as they travel, compressed with Brotli. */
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

/** What a browser can read of a page when only its first bytes have come. */
export function firstPart(compressed: Buffer, bytes: number): string {
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  return brotliDecompressSync(compressed.subarray(0, bytes), { finishFlush }).toString();
}
