import { Writable } from 'node:stream';
import { commands } from '../../staff/cli/commands.ts';
import type { TestApp } from '../test-app.ts';

export interface Given {
  /** Lines typed at a terminal. */
  typed?: string[];
  /** Piped input, without a terminal. */
  piped?: string;
}

/** Runs a command of `npm run staff` in UTC; resolves with its output and its questions. */
export async function runStaff(
  { storage }: Pick<TestApp, 'storage'>,
  [name = '', ...words]: readonly string[],
  { typed, piped = '' }: Given = {},
): Promise<{ text: string; asked: string[] }> {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, callback) {
      text += chunk;
      callback();
    },
  });
  const asked: string[] = [];
  const answers = [...(typed ?? [])];
  await commands[name]?.read(
    words,
    'UTC',
  )({
    storage,
    clock: () => new Date(),
    zone: 'UTC',
    output: { stream, columns: 160, hasColors: false },
    input: {
      isTerminal: typed !== undefined,
      async ask(question) {
        asked.push(question);
        return answers.shift() ?? '';
      },
      readLine: async () => piped,
    },
  });
  return { text, asked };
}
