import { writeFiles } from '../../testing/files/write-dist.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import type { ProofStorage } from '../../testing/storage/proof-storage.ts';
import { sendLeads, sendViews } from './send-load.ts';
import type { SentViews } from './send-views.ts';

/** Requests per second. */
export interface Rates {
  leads: number;
  /** Reports of visitors. */
  views: number;
  /** Reports from one address. */
  flood: number;
}

/** One load, and what it did to the server. */
export interface Phase {
  seconds: number;
  /** The leads that were accepted; others end the proof. */
  leads: number;
  /** The 99th percentile of their latencies in ms. */
  p99Ms: number;
  views: SentViews;
  /** CPU time of the server. */
  cpuMs: number;
  /** The longest time in ms that the server was busy with one thing. */
  longestBlockMs: number;
}

export interface Phases {
  warmUp: Phase;
  leadsOnly: Phase;
  withViews: Phase;
  withFlood: Phase;
}

interface Load {
  leads: number;
  views: number;
  /** The one that sends all reports; by default, each is from another one. */
  address?: string;
  seconds: number;
}

/** Reserved for documentation by RFC 5737. The reports of visitors have others. */
const floodAddress = '198.51.100.7';

/** In seconds. Longer phases without the views of visitors show nothing more. */
const maxShort = 30;

const pages = Array.from({ length: 29 }, (_, index) => ({
  name: `page-${index}`,
  route: `/page-${index}/`,
  title: 'Page',
  revisions: ['revision'],
}));

/** Sends each load to one server, and ends it. @param seconds the length of the phase with views */
export async function runPhases(
  { folder, environment }: Pick<ProofStorage, 'folder' | 'environment'>,
  { leads, views, flood }: Rates,
  seconds: number,
): Promise<Phases> {
  const distDir = `${folder}/dist`;
  writeFiles(distDir, { '.build/pages.json': JSON.stringify(pages) });
  const server = await startServerProcess(
    `${folder}/server`,
    { ...environment, DIST_DIR: distDir, TRUST_PROXY: '127.0.0.1' },
    { reportsLoad: true },
  );
  const shortSeconds = Math.min(seconds, maxShort);
  const phases = {
    // Everything is compiled and every connection is open.
    warmUp: await runPhase(server, { leads, views, seconds: Math.min(seconds, 5) }),
    leadsOnly: await runPhase(server, { leads, views: 0, seconds: shortSeconds }),
    withViews: await runPhase(server, { leads, views, seconds }),
    withFlood: await runPhase(server, { leads, views: flood, address: floodAddress, seconds: shortSeconds }),
  };
  await server.end('SIGTERM');
  return phases;
}

async function runPhase(server: ServerProcess, { leads, views, address, seconds }: Load): Promise<Phase> {
  await server.load();
  const [sent, latencies] = await Promise.all([
    views > 0 ? sendViews(server.port, { perSecond: views, seconds }, address) : noViews,
    sendLeads(server.port, { perSecond: leads, seconds }),
  ]);
  return { seconds, leads: latencies.length, p99Ms: p99(latencies), views: sent, ...(await server.load()) };
}

const noViews: SentViews = { sent: 0, accepted: 0, refused: 0 };

const p99 = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? 0;
