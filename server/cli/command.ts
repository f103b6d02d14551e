import type { Writable } from 'node:stream';
import type { Target } from '../delivery/target.ts';
import type { Clock } from '../lib/clock.ts';
import type { Storage } from '../storage/storage.ts';

/** One word after `npm run leads --`, or another program of ours. */
export interface Command<D extends Tools = Desk> {
  /** What it does, for the list of commands. */
  about: string;
  /** What `--help` prints. */
  usage: string;
  /**
   * Understands the words after the command.
   * @throws CliError when they mean nothing; nothing has been opened by then
   */
  read(words: readonly string[], zone: string): Run<D>;
}

export type Run<D extends Tools = Desk> = (desk: D) => Promise<void>;

/** What all commands work with. */
export interface Tools {
  storage: Pick<Storage, 'db' | 'commit'>;
  clock: Clock;
  /** In which times are shown, as in `Europe/Berlin`. */
  zone: string;
  output: Output;
}

/** What commands about leads work with. */
export interface Desk extends Tools {
  /** Who is told of leads, by configuration. */
  targets: readonly Pick<Target, 'name' | 'about'>[];
  /** Who is told of payments. */
  paymentTargets: readonly Pick<Target, 'name' | 'about'>[];
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
