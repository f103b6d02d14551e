import { nearest } from '../../schema/nearest.ts';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { reasonOf } from '../lib/reason-of.ts';
import { openExisting } from '../storage/open-existing.ts';
import { CliError } from './cli-error.ts';
import type { Command, Output, Run, Tools } from './command.ts';
import { harmlessLine } from './text/terminal-text.ts';

/** Lines are not wider, however wide the terminal is; what is no terminal gets lines of this width. */
const widest = 160;
const narrowest = 80;

/** A script of package.json for the person on duty, which works on a server's database, while it runs or not. */
export interface Program<D extends Tools> {
  /** As in `npm run leads`. */
  name: string;
  commands: Readonly<Record<string, Command<D>>>;
  /** What its commands work with beside what all do. */
  equip(config: Config, clock: Clock): Omit<D, keyof Tools>;
}

/** Does what the words of the process say; its exit code is 1 when it could not. */
export async function runProgram<D extends Tools>(program: Program<D>): Promise<void> {
  endWithReaders();
  try {
    await main(program, process.argv.slice(2));
  } catch (error) {
    const isForPeople = error instanceof CliError || error instanceof ConfigError;
    console.error(isForPeople ? error.message : reasonOf(error));
    process.exitCode = 1;
  }
}

function endWithReaders(): void {
  // A reader that has seen enough, such as `head`, ends no command.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  // So that what is half written is taken away at the exit.
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => process.exit(code));
}

async function main<D extends Tools>(program: Program<D>, [name = '', ...words]: string[]): Promise<void> {
  const usage = usageOf(program);
  if (['--help', '-h', 'help'].includes(name)) return console.log(usage);
  const command = program.commands[name];
  if (!command) throw new CliError(`${strange(name, Object.keys(program.commands))}\n\n${usage}`);
  if (words.includes('--help') || words.includes('-h')) return console.log(command.usage);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await work(program, command.read(words, zone), zone);
}

function usageOf<D extends Tools>({ name, commands }: Program<D>): string {
  const width = Math.max(...Object.keys(commands).map((word) => word.length));
  const lines = Object.entries(commands).map(([word, { about }]) => `  ${word.padEnd(width)} ${about}`);
  return [`npm run ${name} -- COMMAND`, ...lines, 'COMMAND --help says more.'].join('\n');
}

function strange(name: string, known: readonly string[]): string {
  if (name === '') return 'Which command?';
  const meant = nearest(name, known);
  return `There is no command "${harmlessLine(name)}".${meant ? ` Did you mean "${meant}"?` : ''}`;
}

async function work<D extends Tools>({ equip }: Program<D>, run: Run<D>, zone: string): Promise<void> {
  const config = readConfig(process.env);
  const clock = systemClock;
  const equipment = equip(config, clock);
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
  const columns = stdout.isTTY ? Math.min(widest, Math.max(narrowest, stdout.columns)) : widest;
  return { stream: stdout, columns, hasColors: stdout.isTTY && stdout.hasColors() };
}
