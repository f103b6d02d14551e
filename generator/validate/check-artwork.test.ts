import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineArtwork, toolFolder } from '../artwork/folder.ts';
import { check } from '../commands/check.ts';
import { type ArtworkCompany, artworkCompany } from '../fixtures/artwork-company.ts';
import { testFolder } from '../fixtures/test-folder.ts';
import { checkArtwork } from './check-artwork.ts';

/** One line per problem after a change, with paths relative to the company's folder. */
function problemsAfter(change: (company: ArtworkCompany) => void): string[] {
  const company = artworkCompany();
  change(company);
  const problems = checkArtwork(company.folder);
  return problems.map(
    ({ code, message }) => `${code} ${message.replaceAll(`${relative('', company.folder)}/`, '')}`,
  );
}

const stale = (change: string) => [
  `StalePicture media/makers/wax-hall.png and 2 more are out of date: ${change} after the last render.`,
];

describe('rendered pictures', () => {
  it('pass if neither they nor their sources changed', () => {
    expect(problemsAfter(() => {})).toEqual([]);
  });

  it('are stale when a source was changed, added, or removed', () => {
    expect(problemsAfter(({ write }) => write('artwork/labels.ts', 'export {};'))).toEqual([
      ...stale('artwork/labels.ts was changed'),
      ...stale(
        `${relative('', toolFolder)}/pen/path.ts, artwork/labels/wick.svg, artwork/pen.ts were removed`,
      ),
    ]);
    expect(problemsAfter(({ write }) => write('artwork/labels/wax.svg', '<svg/>'))).toEqual(
      stale('artwork/labels/wax.svg was added'),
    );
    expect(problemsAfter(({ remove }) => remove('artwork/labels/wick.svg'))).toEqual(
      stale('artwork/labels/wick.svg was removed'),
    );
  });

  it('are stale when a module that their sources import was changed', () => {
    const change = (company: ArtworkCompany) =>
      company.write('artwork/pen.ts', `${company.read('artwork/pen.ts')}\n`);
    expect(problemsAfter(change)).toEqual(stale('artwork/pen.ts was changed'));
  });

  it('are stale when the name or a color was changed, but not after other changes to site.yaml', () => {
    const yaml = (from: RegExp, to: string) => (company: ArtworkCompany) =>
      company.write('site.yaml', company.read('site.yaml').replace(from, to));
    expect(problemsAfter(yaml(/^name: .*/m, 'name: Tallow'))).toEqual(stale('site.yaml was changed'));
    expect(problemsAfter(yaml(/^brand: \{/m, 'brand: { colors: { ink: "#302010" },'))).toEqual(
      stale('site.yaml was changed'),
    );
    expect(problemsAfter(yaml(/burnHours: .*/, 'burnHours: 51'))).toEqual([]);
  });

  it('ignore tests next to their sources', () => {
    expect(problemsAfter(({ write }) => write('artwork/labels/wick.test.ts', 'other'))).toEqual([]);
  });

  it('share the media folder with unrendered pictures only in media/own', () => {
    expect(problemsAfter(({ write }) => write('media/own/team.svg', '<svg/>'))).toEqual([]);
    expect(problemsAfter(({ write }) => write('media/team.svg', '<svg/>'))).toEqual([
      'StrayPicture No group in artwork renders media/team.svg.',
    ]);
  });

  it('are checked in the given folder only', async () => {
    const { folder, write } = artworkCompany();
    write('artwork/pen.ts', 'export const width = 3;');
    expect((await check(folder, Date.UTC(2031, 4, 1))).problems).toHaveLength(2);
    expect((await check(testFolder().root, Date.UTC(2031, 4, 1))).problems).toEqual([]);
  });

  it('are optional', async () => {
    const { folder, remove } = artworkCompany();
    remove('artwork/manifest.json');
    expect((await check(folder, Date.UTC(2031, 4, 1))).problems).toEqual([]);
  });
});

it("finds the engine's own artwork up to date", () => {
  const problems = checkArtwork(engineArtwork.root, engineArtwork);
  expect(problems.map(({ message }) => message)).toEqual([]);
});
