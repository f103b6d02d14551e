import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readExportedSite } from '../export/exported-site.ts';
import { limitsOf, type Target } from '../export/limits.ts';
import { netlifyHeaders, netlifyRedirects } from '../export/netlify.ts';
import { notFoundFile, withPolicyTag } from '../export/policy-tag.ts';
import { redirectPages } from '../export/redirect-pages.ts';
import { withoutChat } from '../export/without-chat.ts';
import { type Content, type ExportFiles, markedFiles, writeExport } from '../export/write-export.ts';
import { shortHash } from '../lib/short-hash.ts';
import { cacheFolder, displayPath } from '../paths.ts';
import { momentWords } from '../schedule/moment-words.ts';
import { type BuildOptions, build } from './build.ts';
import { momentNamed } from './moment-named.ts';

export interface ExportOptions extends Omit<BuildOptions, 'out'> {
  /** Where the site is built; with `at`, it is built elsewhere. */
  dist: string;
  /** The moment to export the pages at, as in `from`; by default, now. */
  at?: string | undefined;
  /** Where the export is written. */
  out: string;
  target: Target;
  /** The origin of the server that stores leads, for a host that can pass calls on to it. */
  server?: string | undefined;
}

/**
 * Builds a folder of pages and writes what a static host needs to serve them as they are now, or at another time.
 * @throws ProblemsError with the problems of all files
 * @throws SystemError for an output folder with files that is not an export
 */
export async function exportSite(options: ExportOptions): Promise<void> {
  const { configs, out, target, server, steps } = options;
  markedFiles(out);
  const { dist, now } = options.at === undefined ? options : await atAnotherTime(options.at);
  await build({ configs, out: dist, now, steps });
  const site = await steps.step('reading the build', () => readExportedSite(dist, configs));
  const files: ExportFiles = new Map<string, Content>([
    ...site.files.map((path) => [path, { source: join(dist, path) }] as const),
    ...site.pages.map(({ path, policy }) => {
      const hasHeader = target === 'netlify' && path !== notFoundFile;
      const edit = (html: string) => {
        const shown = server ? html : withoutChat(html);
        return hasHeader ? shown : withPolicyTag(shown, policy);
      };
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

  /** A build only knows what follows its own time, so one for another time starts from scratch, away from the one that is served. */
  async function atAnotherTime(at: string) {
    const moment = await momentNamed(at, configs);
    steps.note(`The pages as they are at ${momentWords(moment, 'from')}.`);
    const elsewhere = join(cacheFolder, 'export', shortHash(resolve(configs)));
    rmSync(elsewhere, { recursive: true, force: true });
    return { dist: elsewhere, now: moment.at };
  }

  function netlifyFiles() {
    return new Map([
      ['_headers', netlifyHeaders(site)],
      ['_redirects', netlifyRedirects(site, server)],
    ]);
  }
}
