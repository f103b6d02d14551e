import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Questions } from './command.ts';

interface Terminal {
  stdin: Readable & { isTTY?: boolean };
  /** Questions go here, so redirecting the output to a file does not capture them. */
  stderr: NodeJS.WritableStream;
}

export function terminalQuestions({ stdin, stderr }: Terminal): Questions {
  return {
    isTerminal: stdin.isTTY === true,
    ask(question) {
      const lines = createInterface({ input: stdin, output: stderr });
      return new Promise((resolve) => {
        lines.once('close', () => resolve(''));
        lines.question(question, (line) => {
          resolve(line);
          lines.close();
        });
      });
    },
  };
}
