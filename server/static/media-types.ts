import { extname } from 'node:path';

const text = '; charset=utf-8';

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': `text/css${text}`,
  '.gif': 'image/gif',
  '.html': `text/html${text}`,
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': `text/javascript${text}`,
  '.json': 'application/json',
  '.mjs': `text/javascript${text}`,
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': `text/plain${text}`,
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': `application/xml${text}`,
};

/** The Content-Type of a file by its name. */
export function mediaTypeOf(path: string): string {
  return mediaTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether compressing is worth it: text is, what is already packed is not. */
export function isCompressible(mediaType: string): boolean {
  return /^text\/|json|xml|javascript|x-icon/.test(mediaType);
}
