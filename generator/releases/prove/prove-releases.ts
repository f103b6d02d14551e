import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServerProcess } from '../../../server/testing/server-process.ts';
import { smallSite } from '../../fixtures/folders.ts';
import { openReleases } from '../open-releases.ts';
import type { Releases } from '../releases.ts';
import { createSiteHistory, type SiteHistory } from './site-history.ts';
import { type VisitorCounts, visit } from './visitors.ts';

export interface ReleasesProof {
  releases: number;
  /** At least so many are sent, and no fewer than take place while releases are made. */
  requests: number;
  log?: (line: string) => void;
}

export interface ReleasesFigures extends VisitorCounts {
  releases: number;
  switches: number;
  longestSwitchMs: number;
  longestMakeMs: number;
}

const routes = ['/', '/workshop/', '/winter/', '/small-print', '/thankyou/'];
const visitors = 12;
const now = () => performance.now();

/** Publishes and rolls back under two servers while visitors load pages and their assets from both. */
export async function proveReleases({
  releases: count,
  requests,
  log = () => {},
}: ReleasesProof): Promise<ReleasesFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'releases-proof-'));
  const [dist, releasesDir, configs] = ['dist', 'releases', 'pages'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  cpSync(smallSite, configs, { recursive: true });
  mkdirSync(dist);
  const releases = await openReleases({
    dist,
    releases: releasesDir,
    clock: () => new Date(),
    warn: log,
  });
  const history = createSiteHistory(routes, now);
  const publisher = createPublisher({ releases, history, folder: releasesDir, configs });
  await publisher.publish(0);
  const environment = { DIST_DIR: dist, RELEASES_DIR: releasesDir };
  const servers = await Promise.all(
    ['one', 'two'].map((name) => startServerProcess(join(folder, name), environment)),
  );
  let isPublishing = true;
  try {
    const visiting = visit(
      {
        ports: servers.map(({ port }) => port),
        routes,
        history,
        now,
        isOver: (counts) => (!isPublishing && counts.requests >= requests) || counts.failures.length > 0,
      },
      visitors,
    );
    for (let number = 1; number < count; number += 1) {
      await publisher.publish(number);
      await sleep(200);
      await publisher.rollBackAndForward(number);
      log(`${number + 1} of ${count} releases`);
    }
    isPublishing = false;
    return { ...publisher.figures, ...(await visiting) };
  } finally {
    isPublishing = false;
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await releases.close();
    rmSync(folder, { recursive: true });
  }
}

interface PublisherParts {
  releases: Releases;
  history: SiteHistory;
  /** The folder of releases. */
  folder: string;
  configs: string;
}

function createPublisher({ releases, history, folder, configs }: PublisherParts) {
  const figures = { releases: 0, switches: 0, longestSwitchMs: 0, longestMakeMs: 0 };
  const made: string[] = [];

  async function switchTo(id: string): Promise<void> {
    const started = now();
    history.beginSwitch(id);
    await releases.switchTo(id);
    history.endSwitch(id);
    figures.switches += 1;
    figures.longestSwitchMs = Math.max(figures.longestSwitchMs, now() - started);
  }

  return {
    figures,
    /** Makes a release with other texts, another picture, and sometimes another stylesheet, and makes it live. */
    async publish(number: number): Promise<void> {
      change(
        join(configs, 'workshop.yaml'),
        /heading: Come and .*/,
        `heading: Come and pour number ${number}.`,
      );
      change(join(configs, 'home.yaml'), /heading: Asked at .*/, `heading: Asked at bench ${number}.`);
      const started = now();
      const about = { by: { name: 'Dana Whitlock' }, title: `Release ${number}`, changes: [] };
      const { id } = await releases.make({ configs }, about);
      figures.releases += 1;
      figures.longestMakeMs = Math.max(figures.longestMakeMs, now() - started);
      history.learn(id, join(folder, id));
      made.push(id);
      await switchTo(id);
    },
    /** Goes back to one of the last releases and forward again. */
    async rollBackAndForward(number: number): Promise<void> {
      const earlier = made.at(-2 - (number % Math.min(5, made.length - 1)));
      if (earlier === undefined) return;
      await switchTo(earlier);
      await sleep(100);
      await switchTo(made.at(-1) ?? earlier);
    },
  };
}

function change(path: string, from: RegExp, to: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}
