import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes as `file.br` and `file.gz` hold them, at the best quality. */
export function compressed(bytes: Uint8Array, format: 'br' | 'gz'): Uint8Array {
  if (format === 'gz') return gzipSync(bytes, { level: 9 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params });
}
