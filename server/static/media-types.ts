import { getMimeType, mimes } from 'hono/utils/mime';

/** SVG names its own encoding; contact cards are missing in the list. */
const mediaTypes = { ...mimes, svg: 'image/svg+xml', vcf: 'text/vcard; charset=utf-8' };

/** The Content-Type of a file by its name. */
export function mediaTypeOf(path: string): string {
  return getMimeType(path, mediaTypes) ?? 'application/octet-stream';
}

/** Whether files of this type get smaller by compressing: text does, pictures and archives do not. */
export function isCompressible(mediaType: string): boolean {
  return /^text\/|json|xml|javascript|x-icon/.test(mediaType);
}
