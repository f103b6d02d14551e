import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

const params = (bytes: Uint8Array) => ({
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
});

/** Bytes as `file.br` and `file.gz` hold them, at the best quality. */
export function compressed(bytes: Uint8Array, format: 'br' | 'gz'): Uint8Array {
  if (format === 'gz') return gzipSync(bytes, { level: 9 });
  return brotliCompressSync(bytes, { params: params(bytes) });
}

const toBrotli = promisify(brotliCompress);

/** Bytes as `file.br` holds them, made on another thread: a page takes about 0.1 s. */
export function compressedAside(bytes: Uint8Array): Promise<Uint8Array> {
  return toBrotli(bytes, { params: params(bytes) });
}

const quickest = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Bytes after Brotli at its quickest: an upper bound of what its best makes of a page, in under 0.1 ms. */
export function quickSize(bytes: Uint8Array): number {
  return brotliCompressSync(bytes, quickest).length;
}
