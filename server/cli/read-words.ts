import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { nearest } from '../../schema/nearest.ts';
import { CliError } from './cli-error.ts';

/**
 * Splits the words after a command into options and the rest.
 * @param most how many words may stand there that belong to no option
 * @throws CliError naming the word that means nothing, and what may have been meant
 */
export function readWords<const T extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: T,
  most: number,
) {
  try {
    const read = parseArgs({ args: [...words], options, allowPositionals: true });
    const strange = read.positionals[most];
    if (strange !== undefined) throw new CliError(`"${strange}" is one word too many; see --help.`);
    return read;
  } catch (error) {
    if (error instanceof CliError) throw error;
    const unknown = /^Unknown option '(-[^']*)'/.exec((error as Error).message)?.[1];
    if (unknown === undefined) throw new CliError(`${(error as Error).message.split('. ')[0]}; see --help.`);
    const meant = nearest(unknown.replace(/^-+/, ''), Object.keys(options));
    throw new CliError(
      `There is no option ${unknown} here${meant ? `; did you mean --${meant}?` : '; see --help.'}`,
    );
  }
}
