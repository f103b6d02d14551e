import { type SiteServer, startSiteServer } from './site-server.ts';
import { writeFiles } from './write-dist.ts';

export const words = 'A page that gets read, again and again. '.repeat(40);
export const page = (title: string) => `<!doctype html><title>${title}</title><p>${words}</p>`;
export const picture = Buffer.from('not really a picture, but bytes\u0000\u0001'.repeat(40));

/** A server with a few pages and files of each kind. */
export async function startSampleSite(): Promise<SiteServer> {
  const site = await startSiteServer();
  writeFiles(site.distDir, {
    'index.html': page('Home'),
    'lp8/index.html': page('Landing'),
    'thankyou/index.html': page('Thank you'),
    'services/linkedIn-profile/index.html': page('LinkedIn'),
    '404.html': page('Not found'),
    'robots.txt': 'User-agent: *\n',
    'assets/app-1a2b.js': `/* ${words} */`,
    'assets/photo-3c4d.avif': picture,
    '.build/server.json': '{"scriptHashes":[],"styleHashes":[]}',
    '.well-known/security.txt': 'Contact: mailto:security@company.example\n',
  });
  return site;
}
