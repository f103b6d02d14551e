import { expect, it } from 'vitest';
import { check } from '../commands/check.ts';
import { testFolder } from '../fixtures/test-folder.ts';
import { deduplicate } from './deduplicate.ts';
import type { Problem } from './problem.ts';

it('reports equal problems once, sorted by file and line', () => {
  const problem = (file: string, line: number, column = 1): Problem => ({
    code: 'NoPages',
    file,
    line,
    column,
    title: '',
    message: '',
    hint: '',
    frame: '',
  });
  const [b3, a9, b1, a2] = [problem('b', 3), problem('a', 9), problem('b', 1), problem('a', 9, 2)];
  expect(deduplicate([b3, a9, b1, { ...b3 }, a2, a9])).toEqual([b1, b3, a9, a2]);
});

it('reports an unreadable image once, with its other uses', async () => {
  const folder = testFolder();
  folder.write('media/makers/wax-hall.png', 'This is no picture.');
  const shareLine = 'share: { src: makers/wax-hall.png, alt: Wax }\nsections:';
  for (const page of ['home', 'thanks', 'small-print', 'workshop'])
    folder.edit(`${page}.yaml`, 'sections:', shareLine);
  const { problems } = await check(folder.root, Date.UTC(2031, 4, 1));
  expect(problems).toHaveLength(1);
  expect(folder.shown(problems)).toBe(
    [
      'pages/content/clients.yaml:7:16  Unreadable image',
      '  media/makers/wax-hall.png cannot be used as an image: it contains unsupported image format. It is also used in 4 other places: pages/home.yaml:12, pages/small-print.yaml:6, pages/thanks.yaml:7, and 1 more.',
      '',
      '    5 | wax-hall:',
      '    6 |   name: Wax Hall',
      '  > 7 |   logo: { src: makers/wax-hall.png, alt: Wax Hall }',
      '      |                ^^^^^^^^^^^^^^^^^^^',
      '',
      '  Save it again as PNG, JPEG, WebP, AVIF, or SVG.',
    ].join('\n'),
  );
});

it('reports two unreadable images separately', async () => {
  const folder = testFolder();
  folder.write('media/makers/wax-hall.png', 'This is no picture.');
  folder.write('media/share.png', 'Nor is this.');
  const { problems } = await check(folder.root, Date.UTC(2031, 4, 1));
  expect(problems.map(({ code }) => code)).toEqual(['UnreadableImage', 'UnreadableImage']);
});
