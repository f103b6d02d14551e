import type { Writable } from 'node:stream';
import type { ConversionRules } from '../ads/conversion-names.ts';
import type { Config } from '../config/config.ts';
import type { Target } from '../delivery/target.ts';
import type { Clock } from '../lib/clock.ts';
import type { PageList } from '../page-list.ts';
import type { ReadRetentionRules } from '../privacy/retention/retention-rules.ts';
import type { Storage } from '../storage/storage.ts';

/** A subcommand, such as `list` in `npm run leads -- list`. */
export interface Command<D extends Tools = LeadTools> {
  /** One line for the list of commands. */
  about: string;
  /** What `--help` prints. */
  usage: string;
  /**
   * Parses the arguments after the command.
   * @throws CliError when they are invalid, before anything is opened
   */
  read(words: readonly string[], zone: string): Run<D>;
}

export type Run<D extends Tools = LeadTools> = (tools: D) => Promise<void>;

export interface Tools {
  storage: Pick<Storage, 'db' | 'commit' | 'cleanFiles'>;
  clock: Clock;
  /** The time zone of printed times, e.g. `Europe/Berlin`. */
  zone: string;
  output: Output;
}

export interface LeadTools extends Tools {
  targets: readonly Pick<Target, 'name' | 'about'>[];
  unclaimedTargets: readonly Pick<Target, 'name' | 'about'>[];
  paymentTargets: readonly Pick<Target, 'name' | 'about'>[];
  /** The target of replies by staff. */
  mailTargets: readonly Pick<Target, 'name' | 'about'>[];
  erasureTargets: readonly Pick<Target, 'name' | 'about'>[];
  reportTargets: readonly Pick<Target, 'name' | 'about'>[];
  /** Ad platforms that conversions are reported to. */
  conversionTargets: readonly Pick<Target, 'name' | 'about'>[];
  conversions: ConversionRules | undefined;
  config: Pick<Config, 'leads' | 'mail' | 'staff' | 'dataDir' | 'erasureJournal'>;
  /** Whom `desk.manager` of site.yaml names. */
  managers: () => Promise<readonly string[]>;
  questions: Questions;
  retentionRules: ReadRetentionRules;
  /** The site's public URL, where staff open files; empty while it is unknown. */
  siteUrl: () => Promise<string>;
  /** The pages of the built site. */
  pages: () => Promise<PageList>;
}

/** Asks the person at the terminal. */
export interface Questions {
  /** Whether a person can be asked. */
  isTerminal: boolean;
  /** @returns what was typed; empty if the input ended */
  ask(question: string): Promise<string>;
}

export interface Output {
  stream: Writable;
  /** Maximum width of a line. */
  columns: number;
  hasColors: boolean;
}

export function print({ stream }: Output, lines: readonly string[]): void {
  stream.write(lines.map((line) => `${line}\n`).join(''));
}
