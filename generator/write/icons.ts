import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteIcon } from '../../site/document.ts';

/** Optional files in `media/brand/`. Browsers look for icons at the root, so these keep their names. */
const icons: (SiteIcon & { file: string })[] = [
  { file: 'favicon.svg', rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { file: 'favicon-32.png', rel: 'icon', href: '/favicon-32.png', type: 'image/png', sizes: '32x32' },
  { file: 'apple-touch-icon.png', rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { file: 'site.webmanifest', rel: 'manifest', href: '/site.webmanifest' },
];

const manifestIcons = ['icon-192.png', 'icon-512.png'];

const isIn = (media: string) => (file: string) => existsSync(join(media, 'brand', file));
const present = (media: string) => icons.filter(({ file }) => isIn(media)(file));

export function siteIcons(media: string): SiteIcon[] {
  return present(media).map(({ file: _file, ...icon }) => icon);
}

/** Path below the output folder -> the file to copy. */
export function iconFiles(media: string): Map<string, string> {
  const linked = present(media).map(({ file }) => file);
  const files = linked.includes('site.webmanifest')
    ? [...linked, ...manifestIcons.filter(isIn(media))]
    : linked;
  return new Map(files.map((file) => [file, join(media, 'brand', file)]));
}
