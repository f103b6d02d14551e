import { catalogue } from '../errors/catalog.ts';
import { codeFrame } from '../errors/code-frame.ts';
import { finding } from '../errors/finding.ts';
import { locate } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { TextFault } from './read-text.ts';

/** A file without a text that could be read. @param file as it is shown */
export function textProblem(file: string, fault: TextFault): Problem {
  if (fault.kind === 'encoding') {
    const { title, message, hint } = catalogue.WrongEncoding;
    const { encoding, text, line, column } = fault;
    const data = { file, encoding };
    const frame = text ? codeFrame(text, line, column) : '';
    const words = { title, message: message(data), hint: hint(data) };
    return { code: 'WrongEncoding', file, line, column, ...words, frame };
  }
  const code = fault.kind === 'missing' ? 'ENOENT' : fault.code;
  const data = {
    file,
    ...(reasons[code] ?? { reason: `the system says ${code}`, remedy: 'Look at the file.' }),
  };
  return locate(finding('UnreadableFile', data, []), [{ file, text: '' }]);
}

const noRight = {
  reason: 'this account has no right to read it',
  remedy: 'Give it the right, for example with: chmod a+r FILE',
};

const reasons: Record<string, { reason: string; remedy: string }> = {
  EACCES: noRight,
  EPERM: noRight,
  ENOENT: {
    reason: 'it is a link to a file that is not there',
    remedy: 'Delete the link, or put the file where it leads.',
  },
  ELOOP: {
    reason: 'it is a link that leads back to itself',
    remedy: 'Delete the link, and put the file in its place.',
  },
};
