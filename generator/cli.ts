import { parseArgs } from 'node:util';
import { lostOptions, noOption, pageName } from './commands/lost-options.ts';
import { defaultConfigs } from './paths.ts';

// A closed pipe, as in `npm run build | head`, does not stop the command or change its exit code.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

const usage = `Usage:
  check [--configs DIR] [--json]             report every problem in a folder of pages
  build [--configs DIR] [--out DIR]          build the site
  dev   [--configs DIR] [--port N] [--at T]  preview the pages while you edit them, on a day such as 2027-01-04
        [--host]                             also on a phone in the same network
  diff NAME [--configs DIR]                  say what a variant changes of the page that it extends
  preview [--configs DIR] [--port N] [--at T]
                                             build the site with its drafts and show it; forms store nothing
  new NAME [--configs DIR] [--extends PAGE]  create a page
  export --target netlify|plain [--configs DIR] [--out DIR] [--server URL] [--at T]
                                             build the site for a host without a server
  export --target varnish [--configs DIR] [--out DIR]
                                             build the site, and configure a cache for tested pages
  edit OPERATIONS.json [--configs DIR] [--dry-run]
                                             change files by operations; - reads them from standard input
  experiment plan|start|pictures|status|stop|take
                                             run tests of pages; "experiment" alone explains each
  migrate [--configs DIR]                    name the folder's own editor schemas in its files
  studio                                     run the process behind /studio; npm start does so by itself

Defaults: --configs ${defaultConfigs}, --out dist, or dist-static for export (dist-cache for varnish), --port 5173, or 4173 for preview.`;

const optionsOf: Record<string, string[]> = {
  check: ['configs', 'json'],
  build: ['configs', 'out'],
  dev: ['configs', 'port', 'at', 'host'],
  diff: ['configs'],
  preview: ['configs', 'port', 'at'],
  new: ['configs', 'extends'],
  export: ['target', 'configs', 'out', 'server', 'at'],
  edit: ['configs', 'dry-run'],
  experiment: ['configs', 'dry-run', 'patch', 'because'],
  migrate: ['configs'],
  studio: [],
};

const { positionals, values } = readArguments();
const [command = '', name, ...extra] = positionals;
const lost = lostOptions(positionals, optionsOf[command] ?? [], process.env);
if (lost !== undefined) fail(lost);
if (command === 'new' && name !== undefined && extra.length > 0)
  fail(`The name of a page is one word, such as ${pageName([name, ...extra])}.\n\n${usage}`);
const unsupported = Object.keys(values).find((option) => !optionsOf[command]?.includes(option));
const isExperiment = command === 'experiment';
const takesName = ['new', 'diff', 'edit', 'experiment'].includes(command);
if ((extra.length > 0 && !isExperiment) || (name !== undefined && !takesName) || !optionsOf[command])
  fail(usage);
if (unsupported !== undefined) fail(`${command} does not accept --${unsupported}.\n\n${usage}`);
const {
  configs = defaultConfigs,
  out = 'dist',
  port: portText = command === 'preview' ? '4173' : '5173',
} = values;
const steps = async () =>
  (await import('./commands/steps.ts')).createSteps((text) => process.stdout.write(text));

try {
  if (command === 'build') {
    const { build } = await import('./commands/build.ts');
    await build({ configs, out, now: Date.now(), steps: await steps() });
  } else if (command === 'export') {
    const { readExportOptions } = await import('./export/export-options.ts');
    const chosen = readExportOptions(values);
    if (typeof chosen === 'string') fail(`${chosen}\n\n${usage}`);
    const { target, server } = chosen;
    const folders = { configs, dist: 'dist', now: Date.now(), steps: await steps() };
    if (target === 'varnish') {
      const { exportCache } = await import('./commands/export-cache.ts');
      await exportCache({ ...folders, out: values.out ?? 'dist-cache' });
    } else {
      const { exportSite } = await import('./commands/export.ts');
      await exportSite({ ...folders, out: values.out ?? 'dist-static', target, server, at: values.at });
    }
  } else if (command === 'check') {
    const { check } = await import('./commands/check.ts');
    const checked = await check(configs, Date.now());
    const { problems, draftProblems, pages, drafts } = checked;
    if (values.json) {
      const { formerCodes } = await import('./errors/former-codes.ts');
      const warnings = [
        ...checked.warnings,
        ...draftProblems.map((problem) => ({ ...problem, draft: true })),
      ];
      const printed = {
        pages,
        problems: problems.map((problem) => ({ ...problem, formerly: formerCodes[problem.code] })),
        ...(drafts.length > 0 && { drafts }),
        ...(warnings.length > 0 && { warnings }),
      };
      console.log(JSON.stringify(printed, null, 2));
    } else {
      const { formatChecked } = await import('./commands/format-checked.ts');
      const text = formatChecked(checked);
      if (text !== '') console.log(text);
    }
    if (problems.length > 0) {
      const { ProblemsError } = await import('./errors/problem.ts');
      throw new ProblemsError(problems);
    }
  } else if (command === 'dev') {
    const [{ dev }, { devAddresses }] = await Promise.all([
      import('./commands/dev.ts'),
      import('./commands/dev-addresses.ts'),
    ]);
    const port = portNumber();
    const server = await dev({ configs, port, at: values.at, isPublic: values.host });
    if (server.at !== undefined) console.log(`The pages as they are at ${server.at}.`);
    console.log(devAddresses(server));
  } else if (command === 'diff' && name) {
    const { diff } = await import('./commands/diff.ts');
    console.log(await diff({ configs, name, now: Date.now() }));
  } else if (command === 'edit' && name) {
    const { edit } = await import('./commands/edit/edit.ts');
    console.log(edit({ configs, operations: name, isDryRun: values['dry-run'] ?? false }));
  } else if (isExperiment) {
    const [{ runExperiment }, { findBrowser }] = await Promise.all([
      import('./commands/experiment/run-experiment.ts'),
      import('./commands/experiment/pictures/find-browser.ts'),
    ]);
    const text = await runExperiment({
      configs,
      words: positionals.slice(1),
      now: new Date(),
      isDryRun: values['dry-run'] ?? false,
      isPatch: values.patch ?? false,
      because: values.because,
      environment: process.env,
      findBrowser,
      steps: await steps(),
    });
    console.log(text.trimEnd());
  } else if (command === 'preview') {
    const port = portNumber();
    const { buildPreview, checkPort, servePreview } = await import('./commands/preview.ts');
    await checkPort(port);
    const preview = await buildPreview({ configs, now: Date.now(), at: values.at, steps: await steps() });
    process.exitCode = await servePreview(preview, port);
  } else if (command === 'new' && name) {
    const { newPage } = await import('./commands/new.ts');
    console.log(newPage({ configs, name, base: values.extends }));
    await refreshEditor();
  } else if (command === 'studio') {
    const { studio } = await import('./commands/studio.ts');
    process.exit(await studio(process.env));
  } else if (command === 'migrate') {
    const { migrate } = await import('./commands/migrate.ts');
    console.log(migrate(configs));
    await refreshEditor();
  } else fail(usage);
} catch (error) {
  const [{ ProblemsError }, { formatProblems }, { systemErrorMessage }] = await Promise.all([
    import('./errors/problem.ts'),
    import('./errors/format-problems.ts'),
    import('./errors/system-error.ts'),
  ]);
  const isRefusal =
    error instanceof Error && ['ConfigError', 'ExperimentError', 'OperationsError'].includes(error.name);
  const message = isRefusal ? error.message : systemErrorMessage(error);
  if (message !== undefined) console.error(`\n${message}`);
  else if (!(error instanceof ProblemsError)) throw error;
  else if (!values.json) console.error(`\n${formatProblems(error.problems)}`);
  process.exitCode = 1;
}

function portNumber(): number {
  const port = Number(portText);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    fail(`--port must be a number from 0 to 65535, not "${portText}".\n\n${usage}`);
  return port;
}

/** An editor knows a page's schema once it is opened. */
async function refreshEditor(): Promise<void> {
  const [{ openProject }, { refreshEditorSchemas }] = await Promise.all([
    import('./project/project.ts'),
    import('./editor/refresh-editor-schemas.ts'),
  ]);
  const { step } = await steps();
  const unwritten = await step('updating .schema/ for editors', async () =>
    refreshEditorSchemas(await openProject(configs, Date.now())),
  );
  if (unwritten !== undefined) console.log(unwritten);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        configs: { type: 'string' },
        out: { type: 'string' },
        port: { type: 'string' },
        at: { type: 'string' },
        extends: { type: 'string' },
        target: { type: 'string' },
        server: { type: 'string' },
        json: { type: 'boolean' },
        host: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        patch: { type: 'boolean' },
        because: { type: 'string' },
      },
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const unknown = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && /'(-[^']*)'/.exec(message)?.[1];
    const options = optionsOf[process.argv[2] ?? ''] ?? [];
    return fail(`${unknown ? noOption(unknown, options) : message}\n\n${usage}`);
  }
}

function fail(text: string): never {
  console.error(text);
  process.exit(2);
}
