import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectFile } from '../testing/files/project-file.ts';

const { services, volumes } = parse(projectFile('server/deploy/compose.pages.yaml'), { merge: true });
const dockerfile = projectFile('Dockerfile');
const { build, command, volumes: mounts } = services.pages;

test('the servers of compose.yaml serve the volume that the pages are built into', () => {
  const { services: all } = parse(projectFile('compose.yaml'), { merge: true });
  const servers = Object.keys(services).filter((name) => name !== 'pages');
  expect(servers).toEqual(Object.keys(all).filter((name) => name.startsWith('server-')));
  const folder = command.at(-1);
  expect(mounts).toContain(`pages:${folder}`);
  for (const name of servers) {
    expect(services[name].environment).toEqual({ DIST_DIR: folder });
    expect(services[name].volumes).toEqual([`pages:${folder}:ro`]);
  }
  expect(Object.keys(volumes)).toEqual(['pages', 'pages-cache']);
});

test('the pages are built by the stage of the image that builds them', () => {
  expect(dockerfile).toMatch(new RegExp(`^FROM \\S+ AS ${build.target}$`, 'm'));
  expect(command.slice(0, 3)).toEqual(['npm', 'run', 'build']);
  expect(mounts.some((mount: string) => /^\.\/([\w-]+):\/app\/\1:ro$/.test(mount))).toBe(true);
});
