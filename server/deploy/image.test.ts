import { existsSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { setByContainer } from '../config/document-variables.ts';
import { allVariables } from '../config/variables.ts';
import { importsOf } from '../testing/files/imports-of.ts';
import { projectFile, projectFolder } from '../testing/files/project-file.ts';

const { dependencies } = JSON.parse(projectFile('package.json'));
const serverPackage = JSON.parse(projectFile('server/package.json'));
const dockerfile = projectFile('Dockerfile').replaceAll('\\\n', '');
const stages = dockerfile.split(/^FROM /m).slice(1);
const last = stages.at(-1) ?? '';
/** The files that a stage copies from the project. */
const copied = (stage: string) =>
  [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
const entries = [
  'server/start.ts',
  'server/cli/ads.ts',
  'server/cli/leads.ts',
  'server/cli/staff.ts',
  'server/deploy/check-health.ts',
];
const { files, packages } = importsOf(projectFolder, entries);

test('everything that it copies exists and is not ignored', () => {
  const paths = stages.flatMap(copied);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(projectFolder + path))).toEqual([]);
  expect(paths.filter((path) => !letIn(path))).toEqual([]);
});

test('it contains every file that runs', () => {
  const held = copied(last);
  const missing = files.filter((file) => !held.some((path) => file === path || file.startsWith(`${path}/`)));
  expect(files.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
  expect(files.filter((file) => !letIn(file))).toEqual([]);
});

test("it installs every package that the server imports, and none of the build's or the pages'", () => {
  expect(packages).toContain('hono');
  expect(packages.toSorted()).toEqual(Object.keys(serverPackage.dependencies).toSorted());
  expect(dockerfile).toContain('COPY server/package.json package-lock.json .npmrc ./');
});

test('it has the pinned version of Node', () => {
  const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
  expect(new Set(versions)).toEqual(new Set([dependencies.node]));
});

test('it does not run as root, and Node receives signals', () => {
  const users = [...last.matchAll(/^USER (\S+)$/gm)].map(([, user]) => user);
  expect(users).toEqual(['node']);
  expect(last.indexOf('\nUSER ')).toBeLessThan(last.indexOf('\nCMD '));
  expect(last).toContain('\nCMD ["node", "server/start.ts"]');
});

test('the image and compose.yaml set variables that the server reads, and .env.example leaves those out', () => {
  const inImage = [...dockerfile.matchAll(/^ENV (.+)$/gm)]
    .flatMap(([, line = '']) => line.split(' '))
    .map((pair) => pair.split('=')[0] ?? '');
  const { services } = parse(projectFile('compose.yaml'), { merge: true });
  const inCompose = Object.keys(services['server-1'].environment);
  expect(new Set([...inImage, ...inCompose])).toEqual(setByContainer);
  const known: string[] = allVariables.map(({ name }) => name);
  expect([...setByContainer].filter((name) => !known.includes(name))).toEqual([]);
});

test('it contains no secrets', () => {
  for (const path of ['.env', 'server/.env', 'data/landing-pages.sqlite', '.git/config'])
    expect(letIn(path), path).toBe(false);
});

/** Follows .dockerignore: the last matching line decides, and a matching folder includes its contents. */
function letIn(path: string): boolean {
  const parents = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  const lines = projectFile('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.reduce((isIn, line) => {
    const pattern = line.replace(/^!/, '');
    return parents.some((part) => pattern === '*' || matchesGlob(part, pattern))
      ? line.startsWith('!')
      : isIn;
  }, true);
}

test('it contains no tests', () => {
  expect(letIn('server/deploy/image.test.ts')).toBe(false);
  expect(letIn('server/testing/test-app.ts')).toBe(false);
});
