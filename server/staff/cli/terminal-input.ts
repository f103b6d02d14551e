import { createInterface } from 'node:readline';
import { type Readable, Writable } from 'node:stream';
import { CliError } from '../../cli/cli-error.ts';
import type { PasswordInput } from './staff-desk.ts';

export interface Terminal {
  stdin: Readable & { isTTY?: boolean };
  /** Where questions are asked, so that they stand in no file that the output goes to. */
  stderr: NodeJS.WritableStream;
}

export function terminalInput({ stdin, stderr }: Terminal): PasswordInput {
  return {
    isTerminal: stdin.isTTY === true,
    ask: (question) => askUnseen(question, { stdin, stderr }),
    readLine: () => readOneLine(stdin),
  };
}

/** What comes after it is not waited for. */
function readOneLine(stdin: Terminal['stdin']): Promise<string> {
  const lines = createInterface({ input: stdin });
  return new Promise((resolve) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
      stdin.destroy();
    });
    lines.once('close', () => resolve(''));
  });
}

/** The terminal is read key by key, and what would be shown of them goes nowhere. */
function askUnseen(question: string, { stdin, stderr }: Terminal): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true });
  stderr.write(question);
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      lines.off('close', onClose).close();
      stderr.write('\n');
      settle();
    };
    const onClose = () => end(() => reject(new CliError('No password was given.')));
    lines.once('line', (line) => end(() => resolve(line)));
    lines.once('close', onClose);
  });
}
