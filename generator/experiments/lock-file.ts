import type { VariantPictures } from '../../server/experiments/report/report-file.ts';
import type { TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { isObject } from '../lib/is-object.ts';
import { readText } from '../load/read-text.ts';
import { writeWhole } from '../write/atomic-write.ts';
import { brokenFile } from './broken-file.ts';
import type { ExperimentFacts } from './experiment-facts.ts';

/** What may not change while an experiment runs, as it was when it was started. */
export type LockedFacts = Omit<ExperimentFacts, 'name' | 'hypothesis' | 'titles' | 'changes' | 'layer'>;

/** A running experiment. */
export interface LockEntry extends LockedFacts {
  /** Random text that decides which visitors see which variant. */
  salt: string;
  /** The day on which it was started, in the company's time zone: `2026-11-27`. */
  started: string;
  /** The layer, and the part of its visitors that are in this experiment: positions from 0 up to 10,000. */
  layer?: { name: string; from: number; to: number };
  /** Who started it. */
  startedBy?: string;
  /** As they were then, for its history: the file can lose the experiment before it is stopped. Both may change while it runs. */
  hypothesis?: string;
  titles?: Record<string, string>;
  /** By variant id; missing where no browser was at hand. */
  pictures?: Record<string, VariantPictures>;
}

/** The running experiments, by name. */
export interface ExperimentLock {
  file: TextFile;
  running: ReadonlyMap<string, LockEntry>;
  /** Set if the file cannot be read. A missing file is empty. */
  problem?: Problem;
}

/** Reads `experiments.lock`, which is committed with the pages. @param path of the file */
export function readExperimentLock(path: string): ExperimentLock {
  const { file, problem, isMissing } = readText(path);
  const none = new Map<string, LockEntry>();
  if (problem) return { file, running: none, ...(!isMissing && { problem }) };
  const reason = reasonIn(file.text);
  if (reason !== undefined)
    return { file, running: none, problem: brokenFile('BadExperimentLock', reason, file) };
  return { file, running: new Map(Object.entries(JSON.parse(file.text) as Record<string, LockEntry>)) };
}

/** Why a text is no list of experiments; undefined if it is one. */
function reasonIn(text: string): string | undefined {
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch {
    return 'it is not valid JSON';
  }
  if (!isObject(entries)) return 'it does not have a group of keys for each experiment';
  const broken = Object.entries(entries).find(([, entry]) => !isEntry(entry));
  return broken && `the entry of "${broken[0]}" is incomplete`;
}

function isEntry(entry: unknown): boolean {
  if (!isObject(entry)) return false;
  const { salt, started, page, split, contents, layer } = entry;
  if (![salt, started, page].every((value) => typeof value === 'string')) return false;
  if (!isObject(split) || !Object.values(split).every((part) => typeof part === 'number')) return false;
  return isObject(contents) && (layer === undefined || isObject(layer));
}

/** Writes the running experiments, sorted by name. @throws if the file cannot be written */
export function writeExperimentLock(path: string, running: ReadonlyMap<string, LockEntry>): void {
  const sorted = [...running].sort(([one], [other]) => (one < other ? -1 : 1));
  writeWhole(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
