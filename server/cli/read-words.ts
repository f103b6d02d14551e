import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { nearest } from '../../schema/nearest.ts';
import { CliError } from './cli-error.ts';

/**
 * Parses the arguments after a command into options and positionals.
 * @param maxPositionals how many arguments can be given besides options
 * @throws CliError naming the invalid argument, with a suggestion
 */
export function readWords<const T extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: T,
  maxPositionals: number,
) {
  try {
    const read = parseArgs({ args: [...words], options, allowPositionals: true });
    const extra = read.positionals[maxPositionals];
    if (extra !== undefined) throw new CliError(`Unexpected argument "${extra}"; see --help.`);
    return read;
  } catch (error) {
    if (error instanceof CliError) throw error;
    const unknown = /^Unknown option '(-[^']*)'/.exec((error as Error).message)?.[1];
    if (unknown === undefined) throw new CliError(`${(error as Error).message.split('. ')[0]}; see --help.`);
    const meant = nearest(unknown.replace(/^-+/, ''), Object.keys(options));
    throw new CliError(`Unknown option ${unknown}${meant ? `; did you mean --${meant}?` : '; see --help.'}`);
  }
}
