import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { plainForm } from '../leads/prefill/plain-form.ts';
import { leadForm, sourceHash, writeFiles } from '../testing/files/write-dist.ts';

/** In every file that must never be served. */
export const secretText = 'TOP SECRET';

const boot = "document.documentElement.className = 'js'";
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><script>${boot}</script></head><body>${body}</body></html>`;

const landing = page(
  'Landing',
  `${leadForm('hero-form', 'hero')}<dialog id="order">${leadForm('order-form', 'order')}</dialog>`,
);

export const notFoundPage = page('Not found', 'There is no page at this address.');

/** The pages that can show a rejected form. */
export const formPages: readonly string[] = [landing, plainForm];

/**
 * Writes a site with secret files in and around it.
 * @returns its folder
 */
export function writeSite(folder: string): string {
  const secrets = [
    '.env',
    '.git/config',
    '.git/HEAD',
    '.htpasswd',
    '.DS_Store',
    'lp8/.hidden',
    'lp8/.hidden.html',
  ];
  writeFiles(folder, {
    'secret.txt': secretText,
    ...Object.fromEntries(secrets.map((path) => [`dist/${path}`, secretText])),
    'dist/.build/redirects.txt': 'old\t/lp8/?from=old#plans\n',
    'dist/.build/server.json': JSON.stringify({
      scriptHashes: [sourceHash(boot)],
      styleHashes: [],
      site: { name: 'Larkfield Resumes', url: 'https://larkfield.example', brandSlug: 'larkfield-resumes' },
      secretText,
    }),
    'dist/index.html': page('Home', 'Home'),
    'dist/index.html.br': brotliCompressSync(page('Home', 'Home')),
    'dist/lp8/index.html': landing,
    'dist/lp8/index.html.gz': gzipSync(landing),
    'dist/thankyou/index.html': page('Thank you', 'Thank you'),
    'dist/404.html': notFoundPage,
    'dist/robots.txt': 'User-agent: *\n',
    'dist/assets/app-1a2b.js': 'export {};\n'.repeat(100),
    'dist/assets/film.mp4': Buffer.alloc(8 * 1024 * 1024),
    'dist/.well-known/security.txt': 'Contact: mailto:security@larkfield.example\n',
  });
  return join(folder, 'dist');
}
