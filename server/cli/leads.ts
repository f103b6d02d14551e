/** `npm run leads`: leads for the person on duty, from a server's database, while it runs or not. */

import { systemClock } from '../clock.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { chooseTargets } from '../delivery/choose-targets.ts';
import { reasonOf } from '../reason-of.ts';
import { createSiteFacts } from '../site-facts.ts';
import { openDistFolder } from '../static/dist-folder.ts';
import { openExisting } from '../storage/open-existing.ts';
import { CliError } from './cli-error.ts';
import type { Output, Run } from './command.ts';
import { commands, usage } from './commands.ts';
import { nearestWord } from './nearest-word.ts';
import { harmlessLine } from './terminal-text.ts';

/** Lines are not wider, however wide the terminal is; what is no terminal gets lines of this width. */
const widest = 160;
const narrowest = 80;

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

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isForPeople = error instanceof CliError || error instanceof ConfigError;
  console.error(isForPeople ? error.message : reasonOf(error));
  process.exitCode = 1;
}

async function main([name = '', ...words]: string[]): Promise<void> {
  if (['--help', '-h', 'help'].includes(name)) return console.log(usage);
  const command = commands[name];
  if (!command) throw new CliError(`${strange(name)}\n\n${usage}`);
  if (words.includes('--help') || words.includes('-h')) return console.log(command.usage);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await work(command.read(words, zone), zone);
}

function strange(name: string): string {
  if (name === '') return 'Which command?';
  const meant = nearestWord(name, Object.keys(commands));
  return `There is no command "${harmlessLine(name)}".${meant ? ` Did you mean "${meant}"?` : ''}`;
}

async function work(run: Run, zone: string): Promise<void> {
  const config = readConfig(process.env);
  const clock = systemClock;
  const targets = chooseTargets(config, createSiteFacts(openDistFolder(config.distDir, 0)), clock);
  const storage = await openExisting(config);
  try {
    await run({ storage, targets, clock, zone, output: output() });
  } finally {
    await storage.close();
  }
}

function output(): Output {
  const { stdout } = process;
  const columns = stdout.isTTY ? Math.min(widest, Math.max(narrowest, stdout.columns)) : widest;
  return { stream: stdout, columns, hasColors: stdout.isTTY && stdout.hasColors() };
}
