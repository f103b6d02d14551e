import { describe, expect, it } from 'vitest';
import { type TestFolder, testFolder } from '../fixtures/test-folder.ts';
import { check } from './check.ts';

type Change = (folder: TestFolder) => void;

async function problemsAfter(...changes: Change[]) {
  const folder = testFolder();
  for (const change of changes) change(folder);
  return (await check(folder.root, 2031)).problems;
}

/** What check tells of the small site after some changes: kind and place, with what the caret stands below. */
async function told(...changes: Change[]) {
  return (await problemsAfter(...changes)).map(({ code, file, line, column, frame }) => {
    const [, text = ''] = new RegExp(`^> *${line} \\| (.*)$`, 'm').exec(frame) ?? [];
    const carets = /\^+/.exec(frame)?.[0].length ?? 0;
    return `${code} ${file.split('/').at(-1)}:${line} ${text.slice(column - 1, column - 1 + carets)}`;
  });
}

const edit =
  (file: string, from: string, to: string): Change =>
  (folder) =>
    folder.edit(file, from, to);
/** An action of the home page that leads somewhere else. */
const action = (link: string) => edit('home.yaml', 'link: /workshop/', `link: ${link}`);
const footer = (action: string) => edit('site.yaml', 'link: / }', `${action} }`);

describe('an anchor of another page that is not there', () => {
  it.each<[string, Change, string]>([
    ['an action', action('/workshop/#qestions'), 'home.yaml:19 /workshop/#qestions'],
    [
      'a text',
      edit('home.yaml', '(/small-print)', '(/small-print#return)'),
      'home.yaml:16 /small-print#return',
    ],
    [
      'the navigation',
      edit('home.yaml', 'anchor: questions', 'link: /winter/#stov'),
      'home.yaml:9 /winter/#stov',
    ],
    ['the footer', footer('link: /#question'), 'site.yaml:27 /#question'],
    [
      'content',
      edit('content/faqs.yaml', '(/workshop/)', '(/workshop#visits)'),
      'faqs.yaml:7 /workshop#visits',
    ],
  ])('is told in %s, at the link', async (_place, change, place) => {
    expect(await told(change)).toEqual([`UnknownPageAnchor ${place}`]);
  });

  it('is told with the nearest anchor of that page, or with all of them', async () => {
    const [near] = await problemsAfter(action('/winter/?from=home#stoev'));
    expect(near?.message).toBe('The page /winter/ has no "stoev", so this would only lead to its top.');
    expect(near?.hint).toBe('Did you mean /winter/?from=home#stove?');
    const [far] = await problemsAfter(action('/winter/#prices'));
    expect(far?.hint).toBe('Anchors of /winter/: visit, stove, questions.');
  });

  it('is told beside the mistakes of the page that it means', async () => {
    const lines = await told(
      action('/workshop/#qestions'),
      edit('workshop.yaml', 'layout: plain', 'layout: plane'),
      edit('home.yaml', '(/small-print)', '(/small-print#returns)'),
      edit('small-print.yaml', 'id: returns', 'id: Returns'),
    );
    expect(lines).toEqual([
      'BadId small-print.yaml:13 Returns',
      'NotAllowed workshop.yaml:3 plane',
      'UnknownPageAnchor home.yaml:19 /workshop/#qestions',
    ]);
  });

  it('is not looked for on a page that cannot be read', async () => {
    const broken = edit('workshop.yaml', 'title: The workshop', 'title: "The workshop');
    expect(await told(action('/workshop/#qestions'), broken)).toEqual([
      'YamlSyntax workshop.yaml:4 "The workshop',
    ]);
  });
});

it.each([
  '/workshop/#questions',
  '/workshop#questions',
  '/winter/#visit',
  '/small-print#returns',
  '/workshop/#main',
  '/workshop/#top',
  '/workshop/#',
  '/workshop/#:~:text=pour',
  '/#form-order',
  '/#menu',
])('links may lead to %s', async (link) => {
  expect(await told(action(link))).toEqual([]);
});

it.each(['#returns', '#print', '#main', '#top'])('a text may lead to %s of its own page', async (link) => {
  expect(await told(edit('small-print.yaml', 'Short, as promised.', `"[Short](${link})."`))).toEqual([]);
});

it('an anchor in a text is told at the link, and not at the same word before it', async () => {
  const change = edit('home.yaml', 'Read the [small print](/small-print)', 'Come to the [end](#end)');
  expect(await told(change)).toEqual(['UnknownAnchor home.yaml:16 #end']);
});

describe('an anchor in content', () => {
  const leads = (anchor: string) => edit('content/faqs.yaml', '(/workshop/)', `(#${anchor})`);

  it('is told at the content, with the page that shows it and has no such section', async () => {
    const stove = leads('stove');
    expect(await told(stove)).toEqual(['ContentAnchor faqs.yaml:7 #stove']);
    const [problem] = await problemsAfter(stove);
    expect(problem?.message).toBe(
      'The page / shows this and has no section "stove", so it would lead nowhere. 1 more page shows it and has none either.',
    );
    expect(problem?.hint).toBe('Name the page, too, in place of #stove: /page/#stove');
  });

  it('may be what every page has that shows it', async () => {
    expect(await told(leads('questions'))).toEqual([]);
  });

  it('is told of a page with other mistakes, too', async () => {
    const broken = edit('workshop.yaml', 'layout: plain', 'layout: plane');
    const alone = edit('home.yaml', 'items: all', 'items: [burning]');
    const other = edit('winter.yaml', 'items: [heating, parking]', 'items: [heating]');
    expect(await told(leads('oven'), broken, alone, other)).toEqual([
      'NotAllowed workshop.yaml:3 plane',
      'ContentAnchor faqs.yaml:7 #oven',
    ]);
  });
});

describe('an anchor in the footer', () => {
  it('is told when a page lacks it, with a link that works from every page', async () => {
    const [problem] = await problemsAfter(footer('anchor: questions'));
    expect(problem?.message).toBe(
      'The footer stands on every page, but /small-print and /thankyou have no "questions".',
    );
    expect(problem?.hint).toBe('Name the page, too: in place of anchor: questions write link: /#questions');
    expect(await told(footer('anchor: questions'))).toEqual(['FooterAnchor site.yaml:27 questions']);
  });

  it('is told with the nearest one of any page', async () => {
    const [problem] = await problemsAfter(footer('anchor: stov'));
    expect(problem?.message).toContain('but /, /small-print and 3 more have no "stov"');
    expect(problem?.hint).toBe('Name the page, too: in place of anchor: stov write link: /winter/#stove');
  });

  it('may be what every page has', async () => {
    expect(await told(footer('anchor: main'))).toEqual([]);
  });
});

describe('an unknown link', () => {
  it('is told with pages that visitors are meant to find, the nearest first and each once', async () => {
    const problems = await problemsAfter(
      action('/works/'),
      (folder) => folder.write('404.yaml', folder.read('thanks.yaml').replace('/thankyou', '/404')),
      edit('winter.yaml', 'route: /winter/', 'route: /'),
    );
    const problem = problems.find(({ code }) => code === 'UnknownLink');
    expect(problem?.hint).toBe('Write the page first, or link to another: /workshop/, /, /small-print');
  });

  it('keeps its query and anchor in the suggestion', async () => {
    const [problem] = await problemsAfter(action('/workshp/#visit'));
    expect([problem?.code, problem?.hint]).toEqual(['UnknownLink', 'Did you mean /workshop/#visit?']);
  });
});
