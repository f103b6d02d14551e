import { join } from 'node:path';
import { readExportedSite } from '../export/exported-site.ts';
import { limitsOf, type Target } from '../export/limits.ts';
import { netlifyHeaders, netlifyRedirects } from '../export/netlify.ts';
import { notFoundFile, withPolicyTag } from '../export/policy-tag.ts';
import { redirectPages } from '../export/redirect-pages.ts';
import { type Content, type ExportFiles, markedFiles, writeExport } from '../export/write-export.ts';
import { displayPath } from '../paths.ts';
import { type BuildOptions, build } from './build.ts';

export interface ExportOptions extends Omit<BuildOptions, 'out'> {
  /** Where the site is built. */
  dist: string;
  /** Where the export is written. */
  out: string;
  target: Target;
  /** The origin of the server that stores leads, for a host that can pass calls on to it. */
  server?: string | undefined;
}

/**
 * Builds a folder of pages and writes what a static host needs to serve them as they are now.
 * @throws ProblemsError with the problems of all files
 * @throws SystemError for an output folder with files that is not an export
 */
export async function exportSite(options: ExportOptions): Promise<void> {
  const { configs, dist, out, target, server, now, steps } = options;
  markedFiles(out);
  await build({ configs, out: dist, now, steps });
  const site = await steps.step('reading the build', () => readExportedSite(dist, configs));
  const files: ExportFiles = new Map<string, Content>([
    ...site.files.map((path) => [path, { source: join(dist, path) }] as const),
    ...site.pages.map(({ path, policy }) => {
      const hasHeader = target === 'netlify' && path !== notFoundFile;
      const edit = hasHeader ? undefined : (html: string) => withPolicyTag(html, policy);
      return [path, { source: join(dist, path), edit }] as const;
    }),
    ...(target === 'plain' ? redirectPages(site) : netlifyFiles()),
  ]);
  const { written, removed } = await steps.step('writing the export', () => writeExport(out, files));
  const limits = limitsOf(site, { target, server });
  steps.note(
    `\n${files.size} files in ${displayPath(out)}, ${written} written${removed > 0 ? `, ${removed} removed` : ''}.` +
      `\n\nWhat this host cannot do:\n\n${limits.map((text) => `  - ${text}`).join('\n')}`,
  );

  function netlifyFiles() {
    return new Map([
      ['_headers', netlifyHeaders(site)],
      ['_redirects', netlifyRedirects(site, server)],
    ]);
  }
}
