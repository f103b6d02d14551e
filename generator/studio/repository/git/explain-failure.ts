import { RepositoryError, type RepositoryReason } from '../repository-error.ts';
import type { Outcome } from './run-process.ts';

interface Cause {
  words: RegExp;
  reason: RepositoryReason;
  meaning: string;
}

/** Words of Git and of Node, and what they mean for the operator. */
const fileCauses: readonly Cause[] = [
  {
    words: /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/,
    reason: 'disk-full',
    meaning: 'The disk is full. Free some space, then try again.',
  },
  {
    words: /Read-only file system|Permission denied|EROFS|EACCES|EPERM|insufficient permission/,
    reason: 'read-only',
    meaning: 'The studio may not write there. Give its user the right to, then try again.',
  },
];

const causes: readonly Cause[] = [
  ...fileCauses,
  {
    words: /would be overwritten by merge|not uptodate|would lose untracked files|resolve your current index/,
    reason: 'uncommitted',
    meaning:
      'Files were changed outside the studio, and publishing would replace them. Commit them or undo the changes.',
  },
  {
    words:
      /object file .* is empty|loose object|bad (?:object|tree|signature|index)|unable to (?:read|parse)|missing (?:blob|tree|commit)|is corrupt|index file (?:corrupt|smaller)|could not (?:get|read) object/i,
    reason: 'corrupt',
    meaning: 'The repository is damaged. Run `git fsck` in it, and restore what is missing from a clone.',
  },
];

/** The error of a git command that failed. */
export function explainFailure(command: string, { errors, exitCode }: Outcome): RepositoryError {
  const words = firstSentence(errors) || (exitCode < 0 ? 'it was killed' : `it ended with ${exitCode}`);
  const cause = causes.find((one) => one.words.test(errors));
  if (cause) return new RepositoryError(cause.reason, `${cause.meaning} Git says: ${words}`);
  return new RepositoryError('failed', `Git could not do \`${command}\`: ${words}`);
}

/** Errors of writing files, in the same words; all others stay as they are. */
export function explainFileError(error: unknown): unknown {
  const { message } = error as Error;
  const cause = fileCauses.find((one) => one.words.test(message));
  return error instanceof RepositoryError || !cause
    ? error
    : new RepositoryError(cause.reason, `${cause.meaning} Node says: ${message}`);
}

/** The line that says why, without passwords that the address of a remote contains. */
export function firstSentence(errors: string): string {
  const lines = withoutPasswords(errors).split('\n');
  const why =
    lines.find((line) => /^(?:fatal|error):/.test(line)) ?? lines.find((line) => line.trim() !== '');
  return (why ?? '').replace(/^(?:fatal|error): /, '').trim();
}

/** Removes `user:password@` from addresses. */
export function withoutPasswords(text: string): string {
  return text.replaceAll(/\/\/[^/@\s]*@/g, '//');
}
