import { createInterface } from 'node:readline';
import { type Readable, Writable } from 'node:stream';
import { CliError } from '../../cli/cli-error.ts';
import type { PasswordInput } from './staff-command.ts';

export interface Terminal {
  stdin: Readable & { isTTY?: boolean };
  /** Prompts go here, so redirecting the output to a file does not capture them. */
  stderr: NodeJS.WritableStream;
}

export function terminalInput({ stdin, stderr }: Terminal): PasswordInput {
  return {
    isTerminal: stdin.isTTY === true,
    ask: (question) => askHidden(question, { stdin, stderr }),
    readLine: () => readOneLine(stdin),
  };
}

/** Does not wait for anything after the first line. */
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

/** Reads the terminal key by key and discards the echo. */
function askHidden(question: string, { stdin, stderr }: Terminal): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true });
  stderr.write(question);
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      lines.off('close', onClose).close();
      stderr.write('\n');
      settle();
    };
    const onClose = () => end(() => reject(new CliError('No password entered.')));
    lines.once('line', (line) => end(() => resolve(line)));
    lines.once('close', onClose);
  });
}
