import type { TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { readText } from './read-text.ts';
import { type LockLines, parseRoutesLock } from './routes-lock.ts';

export interface RoutesLock extends LockLines {
  file: TextFile;
  /** Set if the file cannot be read. A missing file is empty. */
  problem?: Problem;
}

export function readRoutesLock(path: string): RoutesLock {
  const { file, problem, isMissing } = readText(path);
  return { file, ...parseRoutesLock(file.text), ...(!isMissing && { problem }) };
}
