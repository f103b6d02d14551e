import { fileProblem, problemAt } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { ReadFailure } from './read-text.ts';

/** The problem to report for a file that could not be read. @param file the path as shown to people */
export function textProblem(file: string, failure: ReadFailure): Problem {
  if (failure.kind === 'encoding') {
    const data = { file, encoding: failure.encoding };
    return problemAt({ code: 'WrongEncoding', data }, { file, text: failure.text }, failure);
  }
  const code = failure.kind === 'missing' ? 'ENOENT' : failure.code;
  const details = reasons[code] ?? { reason: `the system reports ${code}`, fix: 'Check the file.' };
  return fileProblem(file, 'UnreadableFile', { file, ...details });
}

const permissionDenied = {
  reason: 'permission denied',
  fix: 'Allow this account to read it, for example with: chmod a+r FILE',
};

const reasons: Record<string, { reason: string; fix: string }> = {
  EACCES: permissionDenied,
  EPERM: permissionDenied,
  ENOENT: {
    reason: 'it is a link to a file that does not exist',
    fix: 'Delete the link, or create the file that it points to.',
  },
  ELOOP: {
    reason: 'it is a link that points to itself',
    fix: 'Delete the link, and put the file in its place.',
  },
};
