import { portalRoutes } from '../../schema/portal-routes.ts';
import { emptyPolicy } from '../../server/security/content-security-policy.ts';
import { fixedHeaders, securePolicy, transportSecurity } from '../../server/security/security-headers.ts';
import { forever, revalidate } from '../../server/static/cache-control.ts';
import type { ExportedSite } from './exported-site.ts';
import { notFoundFile } from './policy-tag.ts';

/**
 * The file `_headers`: what the server sends, by path. Netlify joins the values of a header that several matching paths
 * have, so no two of them name the same header. A path matches with and without a slash at its end. Source: Netlify's
 * documentation, "Custom headers".
 */
export function netlifyHeaders({ pages, files }: Pick<ExportedSite, 'pages' | 'files'>): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const policy = (text: string) => ({ 'content-security-policy': securePolicy(text) });
  return `${[
    rule('/*', { ...fixedHeaders, 'strict-transport-security': transportSecurity }),
    rule('/assets/*', { 'cache-control': forever, ...policy(emptyPolicy) }),
    ...files
      .filter((path) => !path.startsWith('assets/'))
      .map((path) => rule(rulePath(`/${path}`), { 'cache-control': revalidate, ...policy(emptyPolicy) })),
    // The page for unknown addresses appears at any path, so its policy is in the page.
    ...pages
      .filter(({ path }) => path !== notFoundFile)
      .map((page) =>
        rule(rulePath(`/${page.path.replace(/index\.html$/, '')}`), {
          'cache-control': revalidate,
          ...policy(page.policy),
        }),
      ),
  ].join('\n')}\n`;
}

/**
 * The file `_redirects`. Netlify adds a visitor's query to the target, and answers with a file if there is one. Source:
 * Netlify's documentation, "Redirect options".
 * @param server the origin of the server that stores leads, if there is one
 */
export function netlifyRedirects({ redirects }: Pick<ExportedSite, 'redirects'>, server?: string): string {
  const rules = redirects.map(({ from, to, status }) => `${rulePath(from)} ${to} ${status}`);
  return [...(server ? serverRules(server) : []), ...rules].map((line) => `${line}\n`).join('');
}

/** Calls go through the host, so browsers see one origin. The portal needs the server's own pages. */
function serverRules(server: string): string[] {
  const calls = ['/api', '/rafp'].map((path) => `${path}/* ${server}${path}/:splat 200`);
  const portal = Object.values(portalRoutes).map((route) => {
    const path = route.replace(':id', '');
    return path === route ? `${path} ${server}${path} 302` : `${path}* ${server}${path}:splat 302`;
  });
  return [...calls, ...portal];
}

/** `*` and `:` have a meaning in rules, and a space ends a path. @param path decoded */
function rulePath(path: string): string {
  const names = path.split('/').map((name) => encodeURIComponent(name).replaceAll('*', '%2A'));
  return names.join('/');
}
