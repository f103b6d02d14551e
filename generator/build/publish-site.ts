import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { siteAssets } from '../brand/fonts/font-assets.ts';
import { stamp } from '../render/fingerprint.ts';
import { contactCard, contactCardFile } from '../write/contact-card.ts';
import { generatedPages } from '../write/generated-pages.ts';
import { iconFiles } from '../write/icons.ts';
import { type Manifest, manifestFile, manifestText, type PageRecord, picturesOf } from '../write/manifest.ts';
import { portalFile, portalPage } from '../write/portal-page.ts';
import { serverFile, serverText } from '../write/server-file.ts';
import { cspHash, robots, sitemap } from '../write/site-files.ts';
import { thirdPartiesOf } from '../write/third-parties.ts';
import { unfinishedFile } from '../write/unfinished-build.ts';
import type { BuildJob } from './build-job.ts';
import type { BuiltPages } from './build-pages.ts';
import type { CheckedSite } from './check-site.ts';
import { retire } from './retired-assets.ts';

/** Publishes the new site completely or not at all; the manifest comes last. @returns how many pages were written */
export async function publishSite(
  job: BuildJob,
  { records }: BuiltPages,
  checked: CheckedSite,
): Promise<number> {
  const { out, now, changes, bundle, project, staging } = job;
  const { sources, previous, unchanged, unfinished = [] } = changes;
  const { site, packed } = checked;
  const { media } = sources.folder;
  const { theme } = project;
  const portal = portalPage(bundle.render, { site, theme, media, script: bundle.portal, now });
  await staging.written();
  for (const record of records.values()) finishRecord(record);
  const pages = new Map([...unchanged, ...records]);
  const outs = new Set([...pages.values()].map((record) => record.out));
  const assetNames = [...siteAssets(bundle, theme.fonts).keys(), ...picturesOf(pages.values())];
  const assets = stampsOf(join(out, 'assets'), assetNames);
  const pageStyles = [...pages.values()].map((record) => record.styleHash);
  const styleHashes = [...new Set([...pageStyles, portal.styleHash])].sort();
  const scriptHashes = [bundle.firstPaint, bundle.boot].map(cspHash);
  const policy = { scriptHashes, styleHashes, thirdParties: thirdPartiesOf(site) };

  stageTransition();
  staging.put(serverFile, serverText({ ...policy, site, now }));
  staging.put(portalFile, portal.html);
  staging.put('sitemap.xml', sitemap(site.url, pages.values()));
  staging.put('robots.txt', robots(site.url));
  staging.put(contactCardFile, contactCard(site));
  const icons = iconFiles(media);
  for (const [path, source] of icons) staging.put(path, readFileSync(source));
  const paths = [serverFile, portalFile, 'sitemap.xml', 'robots.txt', contactCardFile, ...icons.keys()];
  const files = Object.fromEntries(paths.map((path) => [path, staging.stampOf(path)]));
  for (const path of Object.keys(previous?.files ?? {})) if (!Object.hasOwn(files, path)) staging.drop(path);
  for (const path of orphanedPages()) {
    staging.drop(path);
    staging.drop(`${path}.br`);
  }
  const { retired, expired } = retire(previous, assets, now);
  const manifest: Manifest = {
    code: sources.code,
    shared: sources.shared,
    ...policy,
    pages: Object.fromEntries(pages),
    assets,
    files,
    retired,
  };
  staging.put(manifestFile, manifestText(manifest));
  const written = await staging.publish(unfinishedFile);
  for (const name of expired) rmSync(join(out, 'assets', name), { force: true });
  return written;

  /** Completes a page's record with its stamps, and stages its compressed sibling. */
  function finishRecord(record: PageRecord): void {
    const sibling = `${record.out}.br`;
    const isNew = staging.has(record.out);
    if (isNew) record.outStamp = staging.stampOf(record.out);
    else if (record.packed !== undefined && stamp(join(out, sibling)) === record.packed) return;
    delete record.packed;
    const bytes = packed.get(record.route);
    if (bytes) {
      staging.put(sibling, bytes);
      record.packed = staging.stampOf(sibling);
    } else if (!isNew) staging.drop(sibling);
  }

  /** Files to write before any page moves: the list of unfinished pages, and a policy that allows both old and new pages. */
  function stageTransition(): void {
    const known = new Set(Object.values(previous?.pages ?? {}).map((record) => record.out));
    const unknown = [...outs].filter((path) => !known.has(path));
    staging.put(unfinishedFile, JSON.stringify([...unfinished, ...unknown]), 'before');
    // Old pages are served until the new ones are in place.
    const both = {
      scriptHashes: [...scriptHashes, ...(previous?.scriptHashes ?? [])],
      styleHashes: [...styleHashes, ...(previous?.styleHashes ?? [])],
      thirdParties: [...policy.thirdParties, ...(previous?.thirdParties ?? [])],
    };
    staging.put(serverFile, serverText({ ...both, site, now }), 'before');
  }

  /** Published pages whose source files no longer exist. */
  function orphanedPages(): string[] {
    const known = previous
      ? Object.values(previous.pages).map((record) => record.out)
      : generatedPages(out, (path) => outs.has(path));
    return [...known, ...unfinished].filter((path) => !outs.has(path));
  }
}

function stampsOf(folder: string, names: string[]): Record<string, string> {
  return Object.fromEntries([...new Set(names)].map((name) => [name, stamp(join(folder, name)) ?? '']));
}
