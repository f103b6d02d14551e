import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

const params = (bytes: Uint8Array) => ({
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
});

/** Compresses at the best quality, for `file.br` and `file.gz`. */
export function compressed(bytes: Uint8Array, format: 'br' | 'gz'): Uint8Array {
  if (format === 'gz') return gzipSync(bytes, { level: 9 });
  return brotliCompressSync(bytes, { params: params(bytes) });
}

const toBrotli = promisify(brotliCompress);

/** Compresses with Brotli on another thread: a page takes about 0.1 s. */
export function compressInBackground(bytes: Uint8Array): Promise<Uint8Array> {
  return toBrotli(bytes, { params: params(bytes) });
}

const fastest = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Size after Brotli at its fastest, an upper bound for the size at best quality. Takes less than 0.1 ms per page. */
export function quickSize(bytes: Uint8Array): number {
  return brotliCompressSync(bytes, fastest).length;
}
