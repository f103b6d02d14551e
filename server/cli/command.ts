import type { Writable } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { Target } from '../delivery/target.ts';
import type { Storage } from '../storage/storage.ts';

/** One word after `npm run leads --`. */
export interface Command {
  /** What it does, for the list of commands. */
  about: string;
  /** What `--help` prints. */
  usage: string;
  /**
   * Understands the words after the command.
   * @throws CliError when they mean nothing; nothing has been opened by then
   */
  read(words: readonly string[], zone: string): Run;
}

export type Run = (desk: Desk) => Promise<void>;

/** What commands work with. */
export interface Desk {
  storage: Pick<Storage, 'db' | 'commit'>;
  /** Who is told of leads, by configuration. */
  targets: readonly Pick<Target, 'name' | 'about'>[];
  clock: Clock;
  /** In which times are shown, as in `Europe/Berlin`. */
  zone: string;
  output: Output;
}

export interface Output {
  stream: Writable;
  /** How many characters a line may have. */
  columns: number;
  hasColors: boolean;
}

export function print({ stream }: Output, lines: readonly string[]): void {
  stream.write(lines.map((line) => `${line}\n`).join(''));
}
