import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProject } from '../commands/check.ts';
import { type TestFolder, testFolder } from '../fixtures/test-folder.ts';
import { createReadingTools, openProject } from './project.ts';
import { createProjectKeeper } from './project-keeper.ts';

const tools = createReadingTools();
const now = Date.UTC(2026, 4, 1);
const minuteMs = 60_000;

/** Replaces the first text of a file that fits; leaves a file alone that has none. */
function replace(file: string, from: string | RegExp, to: string) {
  return ({ read, write }: TestFolder) => {
    try {
      write(file, read(file).replace(from, to));
    } catch {
      // An earlier edit has removed the file.
    }
  };
}

const variant = (base: string, route: string) => `extends: ${base}\nroute: ${route}\ntitle: Light in May\n`;

/** What authors and other programs do to a folder, mistakes and their corrections included. */
const edits: Record<string, (folder: TestFolder) => void> = {
  'a text': replace('home.yaml', /heading: .*/, 'heading: Light for the evening.'),
  'another text': replace('workshop.yaml', /^title: .*/m, 'title: Where we pour'),
  'a number in a text': replace('home.yaml', /message: .*/, 'message: "Each burns for 12 hours."'),
  'a link in no notation': replace(
    'home.yaml',
    '[small print](/small-print)',
    '[small print] (/small-prints)',
  ),
  'a broken link': replace('workshop.yaml', /link: \S+/, 'link: /small-prints/'),
  'an unknown key': replace('home.yaml', 'service:', 'servise:'),
  'its correction': replace('home.yaml', 'servise:', 'service:'),
  'broken YAML': replace('winter.yaml', /^/, '- {\n'),
  'its repair': replace('winter.yaml', '- {\n', ''),
  'a fact': replace('site.yaml', /burnHours: .*/, 'burnHours: 47'),
  'an unknown fact': replace('home.yaml', 'burnHours', 'burningHours'),
  'a question': replace('content/faqs.yaml', /answer: .*/, 'answer: In five days.'),
  'a missing question': replace('content/faqs.yaml', /^[\w-]+:/m, 'other:'),
  'an address': replace('small-print.yaml', /^route: .*/m, 'route: /fine-print/'),
  'a draft': replace('workshop.yaml', /^title:/m, 'draft: true\ntitle:'),
  'a time': replace('workshop.yaml', /^title:/m, 'until: 2026-05-01 00:02\ntitle:'),
  'a variant': ({ write }) => write('may.yaml', variant('home', '/may/')),
  'a variant of it': ({ write }) => write('june.yaml', variant('may', '/june/')),
  'a variant of nothing': ({ write }) => write('july.yaml', variant('nothing', '/july/')),
  'a page less': ({ root }) => rmSync(join(root, 'winter.yaml'), { force: true }),
  'a base less': ({ root }) => rmSync(join(root, 'may.yaml'), { force: true }),
  'a picture less': ({ root }) => rmSync(join(root, 'media/makers/wax-hall.png'), { force: true }),
};

/** Edits that have to follow each other, which chance seldom does. */
const rare: [[string, number][]][] = [
  [
    [
      ['a link in no notation', 0],
      ['an address', 0],
    ],
  ],
  [
    [
      ['a time', 0],
      ['a text', 180],
      ['another text', 180],
      ['a text', 180],
    ],
  ],
];

test('after any edits, the pages and what is wrong with them are as if the folder was opened first', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.constantFrom(0, 1, 180)), {
        minLength: 1,
        maxLength: 8,
      }),
      async (names) => {
        const folder = testFolder();
        const open = createProjectKeeper(folder.root, tools);
        await open(now);
        let at = now;
        for (const [name, minutes] of names) {
          edits[name]?.(folder);
          at += minutes * minuteMs;
          const kept = await open(at);
          const fresh = await openProject(folder.root, at, tools);
          expect(checkProject(kept, at)).toEqual(checkProject(fresh, at));
          expect([...kept.folder.pages.keys()]).toEqual([...fresh.folder.pages.keys()]);
          for (const page of fresh.folder.pages.keys()) expect(kept.page(page)).toEqual(fresh.page(page));
        }
      },
    ),
    { numRuns: 12, seed: 1, examples: rare },
  );
});

test('a page whose files stay the same is not read again', async () => {
  const folder = testFolder();
  const open = createProjectKeeper(folder.root, tools);
  const before = await open(now);
  const pages = [...before.folder.pages.keys()].map((name) => [name, before.page(name)] as const);
  folder.edit('home.yaml', 'title:', 'title: New');
  const after = await open(now + minuteMs);
  const read = pages.filter(([name, result]) => after.page(name) !== result).map(([name]) => name);
  expect(read).toEqual(['home']);
});
