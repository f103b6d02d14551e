import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../schema/generated/types.ts';
import { stamp } from '../render/fingerprint.ts';
import { generatedPages } from '../write/generated-pages.ts';
import { iconFiles } from '../write/icons.ts';
import { type Manifest, manifestFile, manifestText, type PageRecord, picturesOf } from '../write/manifest.ts';
import { type PortalPage, portalFile } from '../write/portal-page.ts';
import { serverFile, serverText } from '../write/server-file.ts';
import { robots, sitemap } from '../write/site-files.ts';
import type { Staging } from '../write/staging.ts';
import { thirdPartiesOf } from '../write/third-parties.ts';
import { unfinishedFile } from '../write/unfinished-build.ts';
import { deleteAssets, retire } from './retired-assets.ts';

export interface PublishSiteOptions {
  out: string;
  site: Site;
  media: string;
  /** Contains the pages of this build. */
  staging: Staging;
  previous: Manifest | undefined;
  /** The pages that a killed build was publishing. */
  unfinished: readonly string[];
  /** Pages that this build did not build. */
  unchanged: ReadonlyMap<string, PageRecord>;
  built: ReadonlyMap<string, PageRecord>;
  /** Brotli-compressed pages by route, for the first visitor. The server compresses the other pages of a large build. */
  packed: ReadonlyMap<string, Uint8Array>;
  /** Names below assets/ that any page can load. */
  assetNames: string[];
  scriptHashes: string[];
  portal: PortalPage;
  state: Pick<Manifest, 'code' | 'shared' | 'weightRatio'>;
  now: number;
}

/** Publishes the new site completely or not at all; the manifest comes last. @returns how many pages were written */
export async function publishSite(options: PublishSiteOptions): Promise<number> {
  const { out, site, staging, previous, unchanged, built, packed, scriptHashes, portal, now } = options;
  await staging.written();
  for (const record of built.values()) finishRecord(record);
  const pages = new Map([...unchanged, ...built]);
  const outs = new Set([...pages.values()].map((record) => record.out));
  const assets = stampsOf(join(out, 'assets'), [...options.assetNames, ...picturesOf(pages.values())]);
  const pageStyles = [...pages.values()].map((record) => record.styleHash);
  const styleHashes = [...new Set([...pageStyles, portal.styleHash])].sort();
  const policy = { scriptHashes, styleHashes, thirdParties: thirdPartiesOf(site) };

  stageTransition();
  staging.put(serverFile, serverText({ ...policy, site, now }));
  staging.put(portalFile, portal.html);
  staging.put('sitemap.xml', sitemap(site.url, pages.values()));
  staging.put('robots.txt', robots(site.url));
  const icons = iconFiles(options.media);
  for (const [path, source] of icons) staging.put(path, readFileSync(source));
  const paths = [serverFile, portalFile, 'sitemap.xml', 'robots.txt', ...icons.keys()];
  const files = Object.fromEntries(paths.map((path) => [path, staging.stampOf(path)]));
  for (const path of Object.keys(previous?.files ?? {})) if (!Object.hasOwn(files, path)) staging.drop(path);
  for (const path of orphanedPages()) {
    staging.drop(path);
    staging.drop(`${path}.br`);
  }
  const { retired, expired } = retire(previous, assets, now);
  const manifest: Manifest = {
    ...options.state,
    ...policy,
    pages: Object.fromEntries(pages),
    assets,
    files,
    retired,
  };
  staging.put(manifestFile, manifestText(manifest));
  const written = await staging.publish(unfinishedFile);
  deleteAssets(out, expired);
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
    staging.put(unfinishedFile, JSON.stringify([...options.unfinished, ...unknown]), 'before');
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
    return [...known, ...options.unfinished].filter((path) => !outs.has(path));
  }
}

function stampsOf(folder: string, names: string[]): Record<string, string> {
  return Object.fromEntries([...new Set(names)].map((name) => [name, stamp(join(folder, name)) ?? '']));
}
