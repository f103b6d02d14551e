import { expect, test } from 'vitest';
import { commandWithDashes } from './lost-options.ts';

const env = (event: string, taken: Record<string, string>) => ({ npm_lifecycle_event: event, ...taken });

test.each<[string[], string[], NodeJS.ProcessEnv, string]>([
  [
    ['new', 'tampa', 'lp8'],
    ['configs', 'extends'],
    env('new', { npm_config_extends: 'true' }),
    'npm run new tampa -- --extends lp8',
  ],
  [
    ['new', 'tampa'],
    ['configs', 'extends'],
    env('new', { npm_config_extends: 'lp8' }),
    'npm run new tampa -- --extends lp8',
  ],
  [['check'], ['configs', 'json'], env('check', { npm_config_json: 'true' }), 'npm run check -- --json'],
  [
    ['dev', '4000'],
    ['configs', 'port'],
    env('dev', { npm_config_port: 'true' }),
    'npm run dev -- --port 4000',
  ],
])('%j without two dashes is answered with the right command', (words, options, taken, command) => {
  expect(commandWithDashes(words, options, taken)).toBe(command);
});

test('an option that npm has for itself, or a command without npm, is no mistake', () => {
  expect(commandWithDashes(['new', 'tampa'], ['extends'], env('new', {}))).toBeUndefined();
  expect(commandWithDashes(['check'], ['json'], { npm_config_json: 'true' })).toBeUndefined();
  expect(commandWithDashes(['check'], ['json'], env('test', { npm_config_json: 'true' }))).toBeUndefined();
});
