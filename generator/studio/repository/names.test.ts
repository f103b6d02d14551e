import { expect, test } from 'vitest';
import { checkCommit, checkFile, checkId, cleanMessage, cleanPerson } from './names.ts';

const refused = expect.objectContaining({ reason: 'name' });

function reasonOf(check: () => unknown): unknown {
  try {
    return check();
  } catch (error) {
    return error;
  }
}

test('ids of drafts are small letters, digits, and hyphens', () => {
  expect(checkId('spring-sale-2')).toBe('spring-sale-2');
  for (const id of [
    '',
    '.',
    '..',
    '../x',
    'a/b',
    'Spring',
    'ü',
    'a b',
    'a.lock',
    'a\n',
    '@{',
    'a'.repeat(41),
  ])
    expect(reasonOf(() => checkId(id))).toEqual(refused);
});

test('files are paths in the folder of pages', () => {
  expect(checkFile('content/naïve :1.yaml')).toBe('content/naïve :1.yaml');
  for (const file of [
    '',
    '/etc/passwd',
    '../site.yaml',
    'a/../../b',
    'a//b',
    './a',
    'a/',
    'a\\b',
    'a\0',
    'a\nb',
  ])
    expect(reasonOf(() => checkFile(file))).toEqual(refused);
});

test('commits are named in full, because Git takes other names for options or expressions', () => {
  const name = '0123456789abcdef0123456789abcdef01234567';
  expect(checkCommit(name)).toBe(name);
  for (const commit of ['', 'HEAD', '--all', name.slice(1), `${name}^`, `${name}\n`, name.toUpperCase()])
    expect(reasonOf(() => checkCommit(commit))).toEqual(refused);
});

test.each([
  ['Nora\nWhitfield <evil@example.com>\0', 'Nora Whitfield evil@example.com'],
  ['  Zoë  O’Neil, Jr. ', 'Zoë O’Neil, Jr.'],
  ['<>', 'nora'],
  [' ., ', 'nora'],
])('an author named %j is %j in the history', (name, expected) => {
  expect(cleanPerson({ name, email: 'nora@northlight.example' }).name).toBe(expected);
});

test('an address has no line break and no angle bracket', () => {
  expect(cleanPerson({ name: '', email: '' })).toEqual({ name: 'Unknown', email: '' });
  expect(cleanPerson({ name: 'N', email: 'n@a.example>\ncommitter X <x@b.example' }).email).toBe(
    'n@a.examplecommitterXx@b.example',
  );
});

test('a message keeps its lines and loses its control characters', () => {
  expect(cleanMessage('  --amend\r\n\r\n\tbody\0\x1b[31m ')).toBe('--amend\n\n\tbody[31m\n');
});
