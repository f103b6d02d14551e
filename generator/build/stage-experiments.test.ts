import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  type ExperimentReport,
  picturesFolder,
  reportPath,
} from '../../server/experiments/report/report-file.ts';
import { readExperimentLock, writeExperimentLock } from '../experiments/lock-file.ts';
import { buildFolder } from '../fixtures/built-site.ts';
import { endedExperiment } from '../fixtures/ended-experiment.ts';
import { emptyFolder, testFolder } from '../fixtures/test-folder.ts';
import { startExperiments, testedSite } from '../fixtures/tested-site.ts';

const named = (id: string) => ({ phone: `${id}-phone.jpg`, desktop: `${id}-desktop.jpg` });

it('the report and the pictures that it names are built for staff, and follow their files', async () => {
  const folder = testedSite();
  await startExperiments(folder);
  const lock = join(folder.root, 'experiments.lock');
  const running = [...readExperimentLock(lock).running].map(
    ([name, entry]) => [name, { ...entry, pictures: { control: named('a'), price: named('b') } }] as const,
  );
  writeExperimentLock(lock, new Map(running));
  const addPicture = (name: string, text = name) => folder.write(`experiments.pictures/${name}.jpg`, text);
  for (const name of ['a-phone', 'a-desktop', 'b-phone', 'stray']) addPicture(name);
  const out = emptyFolder();
  const build = async () => (await buildFolder(folder.root, out)).printed;
  const report = (): ExperimentReport => JSON.parse(readFileSync(join(out, reportPath), 'utf8'));
  const pictures = () => readdirSync(join(out, picturesFolder)).sort();
  await build();
  expect(pictures()).toEqual(['a-desktop.jpg', 'a-phone.jpg']);
  expect(report()).toMatchObject({ running: [{ pictures: { control: named('a') } }], ended: [] });
  expect(report().running[0]?.pictures).not.toHaveProperty('price');
  expect(readFileSync(join(out, '.build/experiments.json'), 'utf8')).not.toMatch(/startedBy|\.jpg/);

  addPicture('a-phone', 'taken again');
  for (const name of ['c-phone', 'c-desktop']) addPicture(name);
  const ended = { ...endedExperiment, pictures: { control: named('c') } };
  folder.write('experiments.history.json', JSON.stringify([ended]));
  expect(await build()).toContain('building 0 pages');
  expect(pictures()).toEqual(['a-desktop.jpg', 'a-phone.jpg', 'c-desktop.jpg', 'c-phone.jpg']);
  expect(readFileSync(join(out, picturesFolder, 'a-phone.jpg'), 'utf8')).toBe('taken again');
  expect(report().ended).toMatchObject([{ name: 'makers-first', pictures: { control: named('c') } }]);
  expect(await build()).toContain('Nothing changed');

  for (const path of ['experiments.history.json', 'experiments.lock']) folder.remove(path);
  folder.write('home.yaml', testFolder().read('home.yaml'));
  await build();
  expect([picturesFolder, reportPath].map((path) => existsSync(join(out, path)))).toEqual([false, false]);
});
