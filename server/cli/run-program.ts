import { nearest } from '../../schema/nearest.ts';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { reasonOf } from '../lib/reason-of.ts';
import { openExisting } from '../storage/open-storage.ts';
import { CliError } from './cli-error.ts';
import type { Command, Output, Run, Tools } from './command.ts';
import { harmlessLine } from './text/terminal-text.ts';

/** The maximum line width, also used when the output is not a terminal. */
const maxWidth = 160;
const minWidth = 80;

/** A command-line program that works on a server's database, whether or not the server is running. */
export interface Program<D extends Tools> {
  /** The npm script, e.g. `leads`. */
  name: string;
  commands: Readonly<Record<string, Command<D>>>;
  /** Creates what its commands need in addition to `Tools`. */
  equip(config: Config, clock: Clock): Omit<D, keyof Tools> | Promise<Omit<D, keyof Tools>>;
}

/** Runs the command in the process arguments; the exit code is 1 on failure. */
export async function runProgram<D extends Tools>(program: Program<D>): Promise<void> {
  await reportFailure(() => main(program, process.argv.slice(2)));
}

/** Runs a program that is one command, so its arguments are options. */
export async function runCommand<D extends Tools>(
  command: Command<D>,
  equip: Program<D>['equip'],
): Promise<void> {
  await reportFailure(() => runWords(command, equip, process.argv.slice(2)));
}

async function reportFailure(run: () => Promise<void>): Promise<void> {
  handleEarlyExit();
  try {
    await run();
  } catch (error) {
    const isExpected = error instanceof CliError || error instanceof ConfigError;
    console.error(isExpected ? error.message : reasonOf(error));
    process.exitCode = 1;
  }
}

function handleEarlyExit(): void {
  // A reader that closes early, such as `head`, is not an error.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  // Exit handlers remove partially written files.
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => process.exit(code));
}

async function main<D extends Tools>(program: Program<D>, [name = '', ...words]: string[]): Promise<void> {
  const usage = usageOf(program);
  if (['--help', '-h', 'help'].includes(name)) return console.log(usage);
  const command = Object.hasOwn(program.commands, name) ? program.commands[name] : undefined;
  if (!command) throw new CliError(`${unknownCommand(name, Object.keys(program.commands))}\n\n${usage}`);
  await runWords(command, program.equip, words);
}

async function runWords<D extends Tools>(
  command: Command<D>,
  equip: Program<D>['equip'],
  words: readonly string[],
): Promise<void> {
  if (words.includes('--help') || words.includes('-h')) return console.log(command.usage);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await execute(equip, command.read(words, zone), zone);
}

function usageOf<D extends Tools>({ name, commands }: Program<D>): string {
  const width = Math.max(...Object.keys(commands).map((word) => word.length));
  const lines = Object.entries(commands).map(([word, { about }]) => `  ${word.padEnd(width)} ${about}`);
  return [`npm run ${name} -- COMMAND`, ...lines, 'Run COMMAND --help for details.'].join('\n');
}

function unknownCommand(name: string, known: readonly string[]): string {
  if (name === '') return 'No command given.';
  const meant = nearest(name, known);
  return `Unknown command "${harmlessLine(name)}".${meant ? ` Did you mean "${meant}"?` : ''}`;
}

async function execute<D extends Tools>(
  equip: Program<D>['equip'],
  run: Run<D>,
  zone: string,
): Promise<void> {
  const config = readConfig(process.env);
  const clock = systemClock;
  const equipment = await equip(config, clock);
  const storage = await openExisting(config);
  try {
    const tools: Tools = { storage, clock, zone, output: output() };
    await run({ ...tools, ...equipment } as D);
  } finally {
    await storage.close();
  }
}

function output(): Output {
  const { stdout } = process;
  const columns = stdout.isTTY ? Math.min(maxWidth, Math.max(minWidth, stdout.columns)) : maxWidth;
  return { stream: stdout, columns, hasColors: stdout.isTTY && stdout.hasColors() };
}
