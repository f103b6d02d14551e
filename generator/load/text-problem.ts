import { codeFrame } from '../errors/code-frame.ts';
import { finding } from '../errors/finding.ts';
import { locate, problemText } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { ReadFailure } from './read-text.ts';

/** The problem to report for a file that could not be read. @param file the path as shown to people */
export function textProblem(file: string, failure: ReadFailure): Problem {
  if (failure.kind === 'encoding') {
    const { encoding, text, line, column } = failure;
    const frame = text ? codeFrame(text, line, column) : '';
    return { ...problemText(finding('WrongEncoding', { file, encoding }, [])), file, line, column, frame };
  }
  const code = failure.kind === 'missing' ? 'ENOENT' : failure.code;
  const details = reasons[code] ?? { reason: `the system reports ${code}`, remedy: 'Check the file.' };
  return locate(finding('UnreadableFile', { file, ...details }, []), [{ file, text: '' }]);
}

const permissionDenied = {
  reason: 'permission denied',
  remedy: 'Allow this account to read it, for example with: chmod a+r FILE',
};

const reasons: Record<string, { reason: string; remedy: string }> = {
  EACCES: permissionDenied,
  EPERM: permissionDenied,
  ENOENT: {
    reason: 'it is a link to a file that does not exist',
    remedy: 'Delete the link, or create the file that it points to.',
  },
  ELOOP: {
    reason: 'it is a link that points to itself',
    remedy: 'Delete the link, and put the file in its place.',
  },
};
