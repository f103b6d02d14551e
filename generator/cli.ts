import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder, defaultConfigs } from './paths.ts';

// Half of a short build is the reading of code. This holds for all that is imported later, and nothing else is before.
enableCompileCache(join(cacheFolder, 'code'));

// A reader that has seen enough, such as `head`, ends no command: a build is finished, and the exit code tells the result.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

const usage = `Usage:
  check [--configs DIR] [--json]             find every mistake in a folder of pages
  build [--configs DIR] [--out DIR]          turn the pages into a site
  dev   [--configs DIR] [--port N]           show the pages while they are written
  new NAME [--configs DIR] [--extends PAGE]  start a page

Folders: --configs ${defaultConfigs}, --out dist.`;

/** The options of each command. */
const optionsOf: Record<string, string[]> = {
  check: ['configs', 'json'],
  build: ['configs', 'out'],
  dev: ['configs', 'port'],
  new: ['configs', 'extends'],
};

const { positionals, values } = readArguments();
const [command = '', name, ...more] = positionals;
const strange = Object.keys(values).find((option) => !optionsOf[command]?.includes(option));
if (more.length > 0 || (name !== undefined && command !== 'new') || !optionsOf[command]) fail(usage);
if (strange !== undefined) fail(`${command} has no option --${strange}.\n\n${usage}`);
const { configs = defaultConfigs, out = 'dist', port: written = '5173' } = values;

try {
  if (command === 'build') {
    const [{ build }, { createSteps }] = await Promise.all([
      import('./commands/build.ts'),
      import('./commands/steps.ts'),
    ]);
    await build({
      configs,
      out,
      now: Date.now(),
      steps: createSteps((text) => process.stdout.write(text)),
    });
  } else if (command === 'check') {
    const { check } = await import('./commands/check.ts');
    const { problems, pages } = await check(configs, new Date().getUTCFullYear());
    if (values.json) console.log(JSON.stringify({ pages, problems }, null, 2));
    else if (problems.length === 0) console.log(`No mistakes in ${pages} pages.`);
    if (problems.length > 0) {
      const { ProblemsError } = await import('./errors/problem.ts');
      throw new ProblemsError(problems);
    }
  } else if (command === 'dev') {
    const { dev } = await import('./commands/dev.ts');
    const port = Number(written);
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      fail(`--port ${written} is no port.\n\n${usage}`);
    const { url } = await dev({ configs, port });
    console.log(`Pages are shown at ${url}. Save a file and look; Ctrl+C ends it.`);
  } else if (command === 'new' && name) {
    const { newPage } = await import('./commands/new.ts');
    console.log(newPage({ configs, name, base: values.extends }));
  } else fail(usage);
} catch (error) {
  const [{ ProblemsError }, { formatProblems }, { systemFault }] = await Promise.all([
    import('./errors/problem.ts'),
    import('./errors/format-problems.ts'),
    import('./errors/system-error.ts'),
  ]);
  const fault = systemFault(error);
  if (fault !== undefined) console.error(`\n${fault}`);
  else if (!(error instanceof ProblemsError)) throw error;
  else if (!values.json) console.error(`\n${formatProblems(error.problems)}`);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        configs: { type: 'string' },
        out: { type: 'string' },
        port: { type: 'string' },
        extends: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function fail(text: string): never {
  console.error(text);
  process.exit(2);
}
