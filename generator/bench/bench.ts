/**
 * Measures building pages, compared with the minimum that any tool needs, and storing leads.
 * `npm run bench -- [--pages 1000] [--lead-requests 5000] [--memory-requests 200000] [--only build|leads|studio] [--runs 3] [--memory] [--json]`
 * `npm run bench -- --matrix 100000` measures only building that many pages from one file.
 * `npm run bench -- --desk 100000` measures only lists and searches of the desk with that many leads.
 * `npm run bench -- --studio` measures only typing and opening pages in the studio, and the size of its code.
 * `npm run bench -- --static` measures only serving static files, compared with a bare `node:http` server.
 * `npm run bench -- --experiments` measures only the statistics of experiments, and exits with 1 if a limit fails.
 */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { benchDesk, printDeskBench } from '../../server/bench/desk/desk-bench.ts';
import { benchExperiments, printExperimentBench } from '../../server/bench/experiments.ts';
import { benchLeads, printLeadBench } from '../../server/bench/leads.ts';
import { benchMemory, printMemoryBench } from '../../server/bench/memory.ts';
import { printStaticBench } from '../../server/bench/static/print.ts';
import { benchBuild, peakMemory } from './build-bench.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchMatrix, printMatrix } from './matrix-bench.ts';
import { printBuild, printFirstLoad, printMemory } from './print.ts';
import { benchStaticSite } from './static.ts';
import { printStudio } from './studio/print.ts';
import { benchStudio } from './studio/studio-bench.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    'lead-requests': { type: 'string', default: '5000' },
    'memory-requests': { type: 'string', default: '200000' },
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    configs: { type: 'string', default: 'landing-configs' },
    matrix: { type: 'string' },
    desk: { type: 'string' },
    memory: { type: 'boolean', default: false },
    static: { type: 'boolean', default: false },
    studio: { type: 'boolean', default: false },
    experiments: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const { configs, json } = values;
const only = values.static
  ? 'static'
  : values.experiments
    ? 'experiments'
    : values.matrix
      ? 'matrix'
      : values.desk
        ? 'desk'
        : values.studio
          ? 'studio'
          : values.only;
const pages = Number(values.pages);
const log = (text: string) => console.error(`… ${text}`);
const ramDisk = '/dev/shm';
const results: Record<string, unknown> = {};

/** Prints a table; with --json, all results are printed at the end instead. */
function show<Result>(name: string, result: Result, print: (result: Result) => void): void {
  results[name] = result;
  if (!json) print(result);
}

if (only === 'static') {
  log('building the site, then loading its server');
  show('static', await benchStaticSite(configs), printStaticBench);
}
if (only === 'experiments') {
  const rows = benchExperiments(log);
  show('experiments', rows, printExperimentBench);
  if (rows.some(({ isKept }) => !isKept)) process.exitCode = 1;
}
if (only === 'matrix')
  show(
    'matrix',
    await benchMatrix({ configs, pages: Number(values.matrix), folder: tmpdir() }, log),
    printMatrix,
  );
if (only === 'desk')
  show('desk', await benchDesk({ leads: Number(values.desk), requests: 60 }, log), printDeskBench);
if (only === undefined || only === 'build') {
  const disk = await benchBuild({ configs, pages, runs: Number(values.runs), folder: tmpdir() }, log);
  show('disk', disk, printBuild);
  if (existsSync(ramDisk)) {
    const memory = await benchBuild({ configs, pages, runs: Number(values.runs), folder: ramDisk }, log);
    show('tmpfs', memory, printBuild);
  }
  log('loading a variant on a phone');
  show('firstLoad', await benchFirstLoad(configs), printFirstLoad);
  if (values.memory) {
    const peaks: { pages: number; peakMb: number }[] = [];
    for (const count of [100, 1000, 5000]) {
      log(`measuring peak memory for ${count} pages`);
      peaks.push({ pages: count, peakMb: await peakMemory({ configs, pages: count, folder: tmpdir() }) });
    }
    show('memory', peaks, printMemory);
  }
}
if (only === undefined || only === 'leads') {
  log('sending leads over HTTP');
  const leads = await benchLeads({
    requests: Number(values['lead-requests']),
    connections: 64,
    folder: tmpdir(),
  });
  show('leads', leads, (result) => {
    console.log('\nLeads');
    printLeadBench(result);
  });
  log("measuring the server's memory");
  show('serverMemory', await benchMemory({ requests: Number(values['memory-requests']) }), printMemoryBench);
}
if (only === undefined || only === 'studio') {
  show('studio', await benchStudio({ configs, variants: pages }, log), printStudio);
}
if (json) console.log(JSON.stringify(results, null, 2));
