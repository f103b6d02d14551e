import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteIcon } from '../../site/document.ts';

/** Icons that `media/brand/` may hold. Browsers look for them at the root, so they keep their names. */
const icons: (SiteIcon & { file: string })[] = [
  { file: 'favicon.svg', rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { file: 'favicon-32.png', rel: 'icon', href: '/favicon-32.png', type: 'image/png', sizes: '32x32' },
  { file: 'apple-touch-icon.png', rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

const present = (media: string) => icons.filter(({ file }) => existsSync(join(media, 'brand', file)));

export function siteIcons(media: string): SiteIcon[] {
  return present(media).map(({ file: _file, ...icon }) => icon);
}

/** Path below the output folder -> the file to copy. */
export function iconFiles(media: string): Map<string, string> {
  return new Map(present(media).map(({ file }) => [file, join(media, 'brand', file)]));
}
