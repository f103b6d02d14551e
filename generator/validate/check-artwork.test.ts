import { describe, expect, it } from 'vitest';
import { check } from '../commands/check.ts';
import { type ArtworkProject, artworkProject } from '../fixtures/artwork-project.ts';
import { testFolder } from '../fixtures/test-folder.ts';
import { checkArtwork } from './check-artwork.ts';

/** What is told after a change, one line each. */
function told(change: (project: ArtworkProject) => void): string[] {
  const project = artworkProject();
  change(project);
  const problems = checkArtwork(project.pages, project.root);
  return problems.map(({ code, message }) => `${code} ${message}`);
}

const stale = (happened: string) => [
  `StalePicture pages/media/makers/wax-hall.png and 2 more were rendered before ${happened}.`,
];

describe('pictures that are rendered', () => {
  it('are well as long as neither they nor their sources were changed', () => {
    expect(told(() => {})).toEqual([]);
  });

  it('are stale when a source was changed, added or removed', () => {
    expect(told(({ write }) => write('site/artwork/pen.ts', 'export const width = 3;'))).toEqual(
      stale('site/artwork/pen.ts was changed'),
    );
    expect(told(({ write }) => write('site/artwork/labels/wax.svg', '<svg/>'))).toEqual(
      stale('site/artwork/labels/wax.svg was added'),
    );
    expect(told(({ remove }) => remove('site/artwork/labels/wick.svg'))).toEqual(
      stale('site/artwork/labels/wick.svg was removed'),
    );
  });

  it('are stale when a colour or the name was changed, and not when the rest of those files was', async () => {
    const css = (from: string, to: string) => (project: ArtworkProject) =>
      project.write('site/theme/tokens.css', project.read('site/theme/tokens.css').replace(from, to));
    expect(told(css('#102030', '#302010'))).toEqual(stale('site/theme/tokens.css was changed'));
    expect(told(css('20px', '24px'))).toEqual([]);
    const yaml = (from: RegExp, to: string) => (project: ArtworkProject) =>
      project.write('pages/site.yaml', project.read('pages/site.yaml').replace(from, to));
    expect(told(yaml(/^name: .*/m, 'name: Tallow'))).toEqual(stale('pages/site.yaml was changed'));
    expect(told(yaml(/burnHours: .*/, 'burnHours: 51'))).toEqual([]);
  });

  it('are no matter of tests beside their sources', () => {
    expect(told(({ write }) => write('site/artwork/labels/wick.test.ts', 'other'))).toEqual([]);
  });

  it('may have neighbours that are not, in a folder of their own', () => {
    expect(told(({ write }) => write('pages/media/own/team.svg', '<svg/>'))).toEqual([]);
    expect(told(({ write }) => write('pages/media/team.svg', '<svg/>'))).toEqual([
      'StrayPicture No group of site/artwork renders pages/media/team.svg.',
    ]);
  });

  it('are looked at where they lie, and not with other folders of pages', async () => {
    const { root, pages, write } = artworkProject();
    write('site/artwork/pen.ts', 'export const width = 3;');
    expect((await check(pages, 2031, root)).problems).toHaveLength(1);
    expect((await check(testFolder().root, 2031, root)).problems).toEqual([]);
  });

  it('need not be there at all', async () => {
    const { root, pages, remove } = artworkProject();
    remove('site/artwork/manifest.json');
    expect((await check(pages, 2031, root)).problems).toEqual([]);
  });
});
