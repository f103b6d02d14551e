import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { terminalInput } from './terminal-input.ts';

function terminal() {
  const [stdin, stderr] = [new PassThrough(), new PassThrough()];
  let shown = '';
  stderr.on('data', (chunk) => {
    shown += chunk;
  });
  return { stdin: Object.assign(stdin, { isTTY: true }), stderr, shown: () => shown };
}

test('input is not echoed, and prompts come one after another', async () => {
  const { stdin, stderr, shown } = terminal();
  const input = terminalInput({ stdin, stderr });
  expect(input.isTerminal).toBe(true);
  const first = input.ask('New password: ');
  stdin.write('a horse of cour');
  stdin.write('xx\u007f\u007fse\r');
  expect(await first).toBe('a horse of course');
  const second = input.ask('The same again: ');
  stdin.write('no\r');
  expect(await second).toBe('no');
  expect(shown()).toBe('New password: \nThe same again: \n');
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s cancels', async (_name, key) => {
  const { stdin, stderr } = terminal();
  const answer = terminalInput({ stdin, stderr }).ask('New password: ');
  stdin.write(key);
  await expect(answer).rejects.toThrow('No password entered.');
});

test('the password is the first line of standard input, without the line break', async () => {
  const { stdin, stderr } = terminal();
  const input = terminalInput({ stdin: Object.assign(stdin, { isTTY: false }), stderr });
  stdin.end('a horse of course\r\nand more\n');
  expect([input.isTerminal, await input.readLine()]).toEqual([false, 'a horse of course']);
});
