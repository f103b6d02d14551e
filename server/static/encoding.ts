import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** Content encodings, best first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** What the build appends to the name of a file for its compressed form. */
export const siblingEnding: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** The best encoding that Accept-Encoding allows; undefined means uncompressed. */
export function negotiate(acceptEncoding: string | undefined): Encoding | undefined {
  const weights = new Map(parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const identity = weights.get('identity') ?? 0;
  const [best] = encodings
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= identity)
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  return best;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses on another thread, either as small as possible or in a fraction of that time. */
export function compress(
  bytes: Buffer,
  encoding: Encoding,
  effort: 'best' | 'quick',
): Promise<NonSharedBuffer> {
  if (encoding === 'gzip') return toGzip(bytes, { level: 9 });
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}
