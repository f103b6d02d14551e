import { expect, test } from 'vitest';
import { lostOptions, noOption } from './lost-options.ts';

const env = (event: string, taken: Record<string, string>) => ({ npm_lifecycle_event: event, ...taken });
const options = ['configs', 'extends'];

test.each<[string[], string[], NodeJS.ProcessEnv, string]>([
  [
    ['new', 'tampa', 'lp8'],
    options,
    env('new', { npm_config_extends: 'true' }),
    'npm run new tampa -- --extends lp8',
  ],
  [
    ['new', 'Tampa', 'Offer', 'lp8'],
    options,
    env('new', { npm_config_extends: 'true' }),
    'npm run new tampa-offer -- --extends lp8',
  ],
  [['new', 'lp8'], options, env('new', { npm_config_extends: 'true' }), 'npm run new NAME -- --extends lp8'],
  [
    ['new', 'tampa'],
    options,
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
  [['dev'], ['port', 'host'], env('dev', { npm_config_host: 'true' }), 'npm run dev -- --host'],
])('%j without two dashes is answered with the right command', (words, options, taken, command) => {
  expect(lostOptions(words, options, taken)).toBe(
    `npm took these options as its own. Put two dashes before them:\n\n  ${command}`,
  );
});

test('a misspelled option without two dashes is corrected', () => {
  const taken = { npm_config_extend: 'true', npm_config_cache: '/tmp' };
  expect(lostOptions(['new', 'lp9', 'lp8'], options, env('new', taken))).toBe(
    'There is no option --extend. Did you mean --extends? Type:\n\n  npm run new lp9 -- --extends lp8',
  );
});

test('an option that does not exist is named', () => {
  const reason = 'There is no option --from. Options of this command: --configs, --extends.';
  const taken = { npm_config_from: 'true', npm_config_cache: '/tmp' };
  expect(lostOptions(['new', 'tampa', 'lp8'], options, env('new', taken))).toBe(reason);
  expect(noOption('--from', options)).toBe(reason);
});

test('an option that npm has for itself, or a command without npm, is no mistake', () => {
  expect(lostOptions(['new', 'tampa'], ['extends'], env('new', {}))).toBeUndefined();
  expect(lostOptions(['new', 'tampa'], options, env('new', { npm_config_force: 'true' }))).toBeUndefined();
  expect(lostOptions(['check'], ['json'], { npm_config_json: 'true' })).toBeUndefined();
  expect(lostOptions(['check'], ['json'], env('test', { npm_config_json: 'true' }))).toBeUndefined();
});
