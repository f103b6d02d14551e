import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body travels; best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** What a precompressed sibling adds to the name of its file. */
export const siblingEnding: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** The best encoding that the header Accept-Encoding allows, or undefined for the bytes as they are. */
export function negotiate(acceptEncoding: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const asIs = weights.get('identity') ?? 0;
  return encodings
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= asIs)
    .reduce<Encoding | undefined>(
      (best, name) => (best && weightOf(best) >= weightOf(name) ? best : name),
      undefined,
    );
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses on another thread, as small as it gets or as fast as it is still worth it. */
export function compress(bytes: Buffer, encoding: Encoding, effort: 'best' | 'quick'): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(bytes, { level: 9 });
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}
