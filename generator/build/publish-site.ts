import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { redirectsFile } from '../../schema/redirects.ts';
import { siteAssets } from '../brand/fonts/font-assets.ts';
import { namesIn } from '../lib/folder.ts';
import { siteTexts } from '../prepare/text/site-facts.ts';
import { stamp } from '../render/fingerprint.ts';
import { contactCard, contactCardFile } from '../write/contact-card.ts';
import { generatedPages } from '../write/generated-pages.ts';
import { iconFiles } from '../write/icons.ts';
import { manifestLines, type PageRecord, picturesOf, statesIn } from '../write/manifest.ts';
import { manifestFile } from '../write/manifest-site.ts';
import { isListedAs, pageListFile, pageListLines } from '../write/page-list.ts';
import { portalFile, portalPage } from '../write/portal-page.ts';
import { redirectTables } from '../write/redirects.ts';
import { scheduleFile, scheduleText, statesFolder } from '../write/schedule-file.ts';
import { serverFile, serverText } from '../write/server-file.ts';
import { cspHash, robots, sitemapFile } from '../write/site-files.ts';
import { thirdPartiesOf } from '../write/third-parties.ts';
import { unfinishedFile } from '../write/unfinished-build.ts';
import type { BuildJob } from './build-job.ts';
import type { BuiltPages } from './build-pages.ts';
import { buildSchedule } from './build-schedule.ts';
import type { CheckedSite } from './check-site.ts';
import { signatureFile, writeSignatures } from './near-duplicates/signature-file.ts';
import { placePresent, stageStates } from './publish-states.ts';
import { retire } from './retired-assets.ts';
import { stageExperiments } from './stage-experiments.ts';

/** Publishes the new site completely or not at all; the manifest comes last. @returns how many pages were written */
export async function publishSite(job: BuildJob, built: BuiltPages, checked: CheckedSite): Promise<number> {
  const { records, drafts } = built;
  const { out, now, changes, bundle, project, staging } = job;
  const { sources, previous, unchanged, unfinished = [] } = changes;
  const { site, packed, packedStates } = checked;
  const { media } = sources.folder;
  const { theme } = project;
  const portal = portalPage(bundle.render, { site, theme, media, script: bundle.portal, now });
  const siblings = new Set<string>();
  const pages = new Map(unchanged);
  for (const [name, record] of records) pages.set(name, record);
  const timed = buildSchedule(pages, { url: site.url, now });
  await placePresent(job, timed.present, records);
  await staging.written();
  for (const record of records.values()) finishRecord(record);
  const assetNames = [...siteAssets(bundle, theme.fonts).keys(), ...picturesOf(pages.values())];
  const assets = stampsOf(join(out, 'assets'), assetNames);
  const styleHashes = [...new Set([...stylesOf(pages.values()), portal.styleHash])].sort();
  const scriptHashes = [bundle.firstPaint, bundle.urlParams, bundle.boot].map(cspHash);
  const redirects = redirectTables(out, site, pages.values());
  const policy = { scriptHashes, styleHashes, thirdParties: thirdPartiesOf(site, pages.values()) };

  stageTransition();
  staging.put(serverFile, serverText({ ...policy, site, pages: pages.values(), now }));
  const isListed = isListedAsBefore();
  if (!isListed) staging.put(pageListFile, pageListLines(pages));
  staging.put(portalFile, portal.html);
  for (const [path, text] of timed.sitemap)
    staging.put(path, text, path === sitemapFile ? 'after' : 'before');
  const signatures = writeSignatures(pages, built.signatureOf);
  if (signatures) staging.put(signatureFile, signatures);
  staging.put('robots.txt', robots(site.url));
  staging.put(contactCardFile, contactCard(siteTexts(site, now).site));
  if (redirects.published !== undefined) staging.put(redirectsFile, redirects.published);
  const icons = iconFiles(media);
  for (const [path, source] of icons) staging.put(path, readFileSync(source));
  const timetable = Object.keys(timed.timetable).length > 0 ? [scheduleFile] : [];
  if (timetable.length > 0) staging.put(scheduleFile, scheduleText(timed.timetable));
  const experiments = stageExperiments(job, pages, timed.experiments);
  const states = stageStates(job, timed.states, checked, built.states);
  for (const [path, text] of timed.sitemapStates) staging.put(path, text, 'before');
  const tables = redirects.published === undefined ? [] : [redirectsFile];
  const paths = [
    ...[serverFile, pageListFile, portalFile, 'robots.txt', contactCardFile, ...icons.keys()],
    ...[...tables, ...timetable, ...timed.sitemap.keys(), ...timed.sitemapStates.keys()],
    ...(signatures ? [signatureFile] : []),
    ...experiments,
  ];
  for (const path of paths) states.set(path, staging.stampOf(path));
  const files = Object.fromEntries(states);
  const gone = Object.keys(previous?.files ?? {}).filter((path) => !Object.hasOwn(files, path));
  for (const path of gone) if (!path.startsWith(statesFolder)) staging.drop(path);
  for (const path of orphanedPages()) {
    staging.drop(path);
    staging.drop(`${path}.br`);
  }
  const { retired, expired } = retire(previous, assets, now);
  const manifest = {
    code: sources.code,
    shared: sources.shared,
    redirects: sources.redirects,
    ...(sources.experiments !== undefined && { experiments: sources.experiments }),
    rowOrders: sources.rowOrders,
    ...policy,
    pages,
    drafts: Object.fromEntries(drafts),
    assets,
    files,
    retired,
    ...(timed.nextSwitch !== undefined && { nextSwitch: timed.nextSwitch }),
  };
  staging.put(manifestFile, manifestLines(manifest));
  const moved = await staging.publish(unfinishedFile);
  for (const name of expired) rmSync(join(out, 'assets', name), { force: true });
  // The last timetable names its states until the new one is in place. A killed build can leave others.
  for (const name of namesIn(join(out, statesFolder)))
    if (!Object.hasOwn(files, `${statesFolder}/${name}`))
      rmSync(join(out, statesFolder, name), { force: true });
  return writtenPages(moved);

  /** The number of pages with something new, now or at a later time. */
  function writtenPages(moved: string[]): number {
    const withNewStates = [...records.values()].filter((record) =>
      statesIn(record).some(({ file }) => file && staging.has(file.path)),
    );
    const theirs = new Set(withNewStates.map((record) => record.out));
    return withNewStates.length + moved.filter((path) => !theirs.has(path)).length;
  }

  /** Completes a page's record with its stamps, and stages its compressed sibling. */
  function finishRecord(record: PageRecord): void {
    const sibling = `${record.out}.br`;
    const isNew = staging.has(record.out);
    if (record.hash === '') return;
    if (isNew) record.outStamp = staging.stampOf(record.out);
    else if (record.packed !== undefined && stamp(join(out, sibling)) === record.packed) return;
    delete record.packed;
    const bytes = packedStates.get(timed.present.get(record.out)?.path ?? '') ?? packed.get(record.route);
    if (bytes) {
      // Pages that share an address have one file.
      if (!siblings.has(sibling)) staging.put(sibling, bytes);
      siblings.add(sibling);
      record.packed = staging.stampOf(sibling);
    } else if (!isNew) staging.drop(sibling);
  }

  /** Files to write before any page moves: the list of unfinished pages, and what the server needs for both old and new pages. */
  function stageTransition(): void {
    staging.put(unfinishedFile, JSON.stringify([...unfinished, ...newPaths()]), 'before');
    // Old pages are served until the new ones are in place.
    const both = {
      scriptHashes: [...scriptHashes, ...(previous?.scriptHashes ?? [])],
      styleHashes: [...styleHashes, ...(previous?.styleHashes ?? [])],
      thirdParties: [...policy.thirdParties, ...(previous?.thirdParties ?? [])],
    };
    staging.put(serverFile, serverText({ ...both, site, pages: pages.values(), now }), 'before');
    if (redirects.transition !== undefined) staging.put(redirectsFile, redirects.transition, 'before');
  }

  /** Paths at which the last build had no page. */
  function newPaths(): string[] {
    const moved = [...records].filter(([name, record]) => previous?.pages[name]?.out !== record.out);
    const paths = new Set(moved.flatMap(([, { out, hash }]) => (hash ? [out] : [])));
    if (paths.size > 0) for (const { out } of Object.values(previous?.pages ?? {})) paths.delete(out);
    return [...paths];
  }

  /** Published pages whose source files no longer exist. */
  function orphanedPages(): string[] {
    const isKnown = (path: string) => present.has(path);
    const present = new Set<string>();
    if (!previous) {
      for (const { out, hash } of pages.values()) if (hash) present.add(out);
      return [...generatedPages(out, isKnown), ...unfinished.filter((path) => !isKnown(path))];
    }
    const left = new Set(unfinished);
    for (const name of Object.keys(previous.pages)) {
      const { out = '' } = previous.pages[name] ?? {};
      const now = pages.get(name);
      if (now?.out !== out || !now.hash) left.add(out);
    }
    if (left.size > 0) for (const { out, hash } of pages.values()) if (hash) left.delete(out);
    return [...left];
  }

  /** Whether the list of pages is still in place. */
  function isListedAsBefore(): boolean {
    if (!previous || previous.files[pageListFile] !== stamp(join(out, pageListFile))) return false;
    if (pages.size !== Object.keys(previous.pages).length) return false;
    return records.entries().every(([name, record]) => isListedAs(name, record, previous.pages[name]));
  }
}

/** Hashes of the style sheets of pages in all their states. */
function stylesOf(pages: Iterable<PageRecord>): Set<string> {
  const hashes = new Set<string>();
  for (const record of pages) {
    hashes.add(record.styleHash);
    for (const { file } of statesIn(record)) if (file) hashes.add(file.styleHash);
  }
  hashes.delete('');
  return hashes;
}

function stampsOf(folder: string, names: string[]): Record<string, string> {
  return Object.fromEntries([...new Set(names)].map((name) => [name, stamp(join(folder, name)) ?? '']));
}
