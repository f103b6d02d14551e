import { describe, expect, it } from 'vitest';
import { type TestFolder, testFolder } from '../fixtures/test-folder.ts';
import { check } from './check.ts';

type Change = (folder: TestFolder) => void;

async function problemsAfter(...changes: Change[]) {
  const folder = testFolder();
  for (const change of changes) change(folder);
  return (await check(folder.root, Date.UTC(2031, 4, 1))).problems;
}

/** The problems after some changes to the small site: code, line, and the underlined text. */
async function report(...changes: Change[]) {
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
/** Changes the link of an action on the home page. */
const action = (link: string) => edit('home.yaml', 'link: /workshop/', `link: ${link}`);
const footer = (action: string) => edit('site.yaml', 'link: / }', `${action} }`);

describe('an unknown anchor on another page', () => {
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
  ])('is reported in %s, at the link', async (_origin, change, location) => {
    expect(await report(change)).toEqual([`UnknownPageAnchor ${location}`]);
  });

  it('is reported with the nearest anchor of that page, or with all of its anchors', async () => {
    const [near] = await problemsAfter(action('/winter/?from=home#stoev'));
    expect(near?.message).toBe(
      'The page /winter/ has no "stoev", so the link would only go to the top of the page.',
    );
    expect(near?.hint).toBe('Did you mean /winter/?from=home#stove?');
    const [far] = await problemsAfter(action('/winter/#prices'));
    expect(far?.hint).toBe(
      'Use one of the anchors on that page: /winter/#visit, /winter/#stove, /winter/#questions.',
    );
  });

  it('is reported even if the target page has other problems', async () => {
    const lines = await report(
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

  it('is not reported if the target page cannot be read', async () => {
    const broken = edit('workshop.yaml', 'title: The workshop', 'title: "The workshop');
    expect(await report(action('/workshop/#qestions'), broken)).toEqual([
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
])('a link can go to %s', async (link) => {
  expect(await report(action(link))).toEqual([]);
});

it.each(['#returns', '#print', '#main', '#top'])('text can link to %s on the same page', async (link) => {
  expect(await report(edit('small-print.yaml', 'Short, as promised.', `"[Short](${link})."`))).toEqual([]);
});

it('an unknown anchor in text is reported at the link, not at the same word before it', async () => {
  const change = edit('home.yaml', 'Read the [small print](/small-print)', 'Come to the [end](#end)');
  expect(await report(change)).toEqual(['UnknownAnchor home.yaml:16 #end']);
});

describe('an anchor in content', () => {
  const linkTo = (anchor: string) => edit('content/faqs.yaml', '(/workshop/)', `(#${anchor})`);

  it('is reported in the content file with a page that lacks the section', async () => {
    const stove = linkTo('stove');
    expect(await report(stove)).toEqual(['ContentAnchor faqs.yaml:7 #stove']);
    const [problem] = await problemsAfter(stove);
    expect(problem?.message).toBe(
      'The page / shows this link but has no section "stove", so the link would go nowhere. 1 other page has the same problem.',
    );
    expect(problem?.hint).toBe('Link to the section on one page: replace #stove with /page/#stove');
  });

  it('is valid if every page that shows it has the section', async () => {
    expect(await report(linkTo('questions'))).toEqual([]);
  });

  it('is reported even if the page has other problems', async () => {
    const broken = edit('workshop.yaml', 'layout: plain', 'layout: plane');
    const alone = edit('home.yaml', 'items: all', 'items: [burning]');
    const other = edit('winter.yaml', 'items: [heating, parking]', 'items: [heating]');
    expect(await report(linkTo('oven'), broken, alone, other)).toEqual([
      'NotAllowed workshop.yaml:3 plane',
      'ContentAnchor faqs.yaml:7 #oven',
    ]);
  });
});

describe('an anchor in the footer', () => {
  it('is reported if a page lacks it, with a link that works on every page', async () => {
    const [problem] = await problemsAfter(footer('anchor: questions'));
    expect(problem?.message).toBe(
      'This link is on every page, but /small-print and /thankyou have no "questions".',
    );
    expect(problem?.hint).toBe(
      'Link to the section on one page: replace anchor: questions with link: /#questions',
    );
    expect(await report(footer('anchor: questions'))).toEqual(['FooterAnchor site.yaml:27 questions']);
  });

  it('is reported with the nearest anchor of any page', async () => {
    const [problem] = await problemsAfter(footer('anchor: stov'));
    expect(problem?.message).toContain('but /, /small-print, and 3 more have no "stov"');
    expect(problem?.hint).toBe(
      'Link to the section on one page: replace anchor: stov with link: /winter/#stove',
    );
  });

  it('is valid if every page has it', async () => {
    expect(await report(footer('anchor: main'))).toEqual([]);
  });

  it('of a column for the site layout is only checked on pages with that layout', async () => {
    const siteOnly = edit(
      'site.yaml',
      'heading: The workshop',
      'heading: The workshop\n      siteOnly: true',
    );
    const siteLayout = edit('small-print.yaml', 'layout: plain', 'layout: site');
    expect(await report(footer('anchor: questions'), siteOnly)).toEqual([]);
    const [problem] = await problemsAfter(footer('anchor: questions'), siteOnly, siteLayout);
    expect(problem?.message).toBe(
      'This link is on every page with the site layout, but /small-print has no "questions".',
    );
  });
});

describe('an unknown link', () => {
  it('is reported with the listed pages, the nearest first and each once', async () => {
    const problems = await problemsAfter(
      action('/works/'),
      (folder) => folder.write('404.yaml', folder.read('thanks.yaml').replace('/thankyou', '/404')),
      edit('winter.yaml', 'route: /winter/', 'route: /'),
    );
    const problem = problems.find(({ code }) => code === 'UnknownLink');
    expect(problem?.hint).toBe('Create the page first, or use another route: /workshop/, /, /small-print');
  });

  it('keeps its anchor in the suggestion', async () => {
    const [problem] = await problemsAfter(action('/workshp/#visit'));
    expect([problem?.code, problem?.hint]).toEqual(['UnknownLink', 'Did you mean /workshop/#visit?']);
  });
});
