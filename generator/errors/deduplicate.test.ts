import { expect, it } from 'vitest';
import { check } from '../commands/check.ts';
import { testFolder } from '../fixtures/test-folder.ts';
import { unique } from './deduplicate.ts';
import type { Problem } from './problem.ts';

it('equal problems are one, in the order of the files and of their lines', () => {
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
  expect(unique([b3, a9, b1, { ...b3 }, a2, a9])).toEqual([b1, b3, a9, a2]);
});

it('a picture that cannot be read is told once, with the places that show it', async () => {
  const folder = testFolder();
  folder.write('media/makers/wax-hall.png', 'This is no picture.');
  const sheet = 'share: { src: makers/wax-hall.png, alt: Wax }\nsections:';
  for (const page of ['home', 'thanks', 'small-print', 'workshop'])
    folder.edit(`${page}.yaml`, 'sections:', sheet);
  const { problems } = await check(folder.root, 2031);
  expect(problems).toHaveLength(1);
  expect(folder.shown(problems)).toBe(
    [
      'pages/content/clients.yaml:7:16  A picture that cannot be read',
      '  media/makers/wax-hall.png is not a picture that can be used: it contains unsupported image format. It is shown in 4 more places: pages/home.yaml:12, pages/small-print.yaml:6, pages/thanks.yaml:7 and 1 more.',
      '',
      '    5 | wax-hall:',
      '    6 |   name: Wax Hall',
      '  > 7 |   logo: { src: makers/wax-hall.png, alt: Wax Hall }',
      '      |                ^^^^^^^^^^^^^^^^^^^',
      '',
      '  Save it again as PNG, JPEG, WebP, AVIF or SVG.',
    ].join('\n'),
  );
});

it('two pictures that cannot be read are told one by one', async () => {
  const folder = testFolder();
  folder.write('media/makers/wax-hall.png', 'This is no picture.');
  folder.write('media/share.png', 'Nor is this.');
  const { problems } = await check(folder.root, 2031);
  expect(problems.map(({ code }) => code)).toEqual(['UnreadableImage', 'UnreadableImage']);
});
