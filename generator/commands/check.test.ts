import { describe, expect, it } from 'vitest';
import { formatProblem } from '../errors/format-problems.ts';
import type { Problem } from '../errors/problem.ts';
import { fact } from '../fixtures/fact.ts';
import { type TestFolder, testFolder } from '../fixtures/test-folder.ts';
import { check } from './check.ts';

/** The problems after a change to the small site, as code, file, and line. */
async function report(change: (folder: TestFolder) => void): Promise<string[]> {
  const folder = testFolder();
  change(folder);
  const { problems } = await check(folder.root, Date.UTC(2031, 4, 1));
  return problems.map(({ code, file, line }) => `${code} ${file.split('/').at(-1)}:${line}`);
}

describe('check', () => {
  it('finds no problems in a valid folder', async () => {
    expect(await report(() => {})).toEqual([]);
  });

  it('reports a problem of a base once, in the base, no matter how many pages extend it', async () => {
    const addVariants = (folder: TestFolder) => {
      for (const name of ['one', 'two', 'three'])
        folder.write(
          `${name}.yaml`,
          `extends: workshop\nroute: /${name}/\nsections:\n  visit: { heading: Mine }\n`,
        );
    };
    const mistakes: [from: string, to: string, problem: string][] = [
      ['layout: plain', 'layout: plane', 'NotAllowed workshop.yaml:3'],
      ['    message: The workshop', '    # message: The workshop', 'MissingKey workshop.yaml:7'],
      ['link: / }', 'look: outline }', 'ActionWithoutTarget workshop.yaml:12'],
      ['[parking]', '[parkin]', 'UnknownContent workshop.yaml:16'],
      ['title: The workshop', `title: ${fact('nothing')}`, 'UnknownFact workshop.yaml:4'],
      ['link: / }', 'anchor: nothing }', 'UnknownAnchor workshop.yaml:12'],
    ];
    for (const [from, to, expected] of mistakes) {
      const lines = await report((folder) => {
        addVariants(folder);
        folder.edit('workshop.yaml', from, to);
      });
      expect(lines.filter((line) => !line.includes('winter'))).toEqual([expected]);
    }
  });

  it('reports a base whose name YAML reads as a number', async () => {
    const folder = testFolder();
    folder.write('404.yaml', folder.read('thanks.yaml').replace('/thankyou', '/404'));
    folder.write('own.yaml', 'extends: 404\nroute: /own/\n');
    const { problems } = await check(folder.root, Date.UTC(2031, 4, 1));
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
      ['WrongType', 'Put it in quotes: extends: "404"'],
    ]);
    folder.edit('own.yaml', '404', '"404"');
    expect((await check(folder.root, Date.UTC(2031, 4, 1))).problems).toEqual([]);
  });

  it('reports a broken content file, but not the pages that use it', async () => {
    const broken = (folder: TestFolder) =>
      folder.edit('content/faqs.yaml', 'question: Where can', 'question: Where: can');
    expect(await report(broken)).toEqual(['YamlSyntax faqs.yaml:6']);
  });

  it('reports a missing route in the variant, even if its name sorts before the name of its base', async () => {
    const variants = (folder: TestFolder) => {
      folder.write('a.yaml', 'extends: workshop\n');
      folder.write('z.yaml', 'extends: a\ntitle: T\n');
    };
    expect(await report(variants)).toEqual(['InheritedRoute a.yaml:1', 'InheritedRoute z.yaml:1']);
  });

  it('reports empty facts, and text that is empty or too long after facts are filled in', async () => {
    const variant = (text: string) => (folder: TestFolder) =>
      folder.write('own.yaml', `extends: workshop\nroute: /own/\n${text}`);
    expect(await report(variant('facts: { season: "" }\n'))).toEqual(['EmptyValue own.yaml:3']);
    expect(await report(variant('facts:\n  season: " "\n'))).toEqual(['EmptyValue own.yaml:4']);
    const long = `facts: { season: ${'long '.repeat(400)}x }\ntitle: A ${fact('season')}\n`;
    expect(await report(variant(long))).toEqual(['TooLong own.yaml:4']);
  });

  it('reports a call to an invalid phone number', async () => {
    const call = (number: string) => (folder: TestFolder) =>
      folder.edit('home.yaml', 'link: /workshop/', `call: ${number}`);
    for (const number of ['abc', '""', '"12"', '"+1 ext 5"', '"1+2345"'])
      expect([number, ...(await report(call(number)))]).toEqual([number, 'BadForm home.yaml:19']);
    for (const number of ['true', '"+1 (218) 555-0150"', '"218.555.0150"', '"911"'])
      expect([number, ...(await report(call(number)))]).toEqual([number]);
  });

  it('reports a holiday that the calendar does not have', async () => {
    const holiday = (day: string) => (folder: TestFolder) =>
      folder.edit('site.yaml', 'terms: {', `desk: { holidays: ["${day}"] }\nterms: {`);
    expect(await report(holiday('2027-02-30'))).toEqual(['BadForm site.yaml:37']);
    expect(await report(holiday('2028-02-29'))).toEqual([]);
  });

  it("reports a variant's own problem in the variant, even if the base wrote the rest of the section", async () => {
    const variant = (text: string) => (folder: TestFolder) =>
      folder.write('own.yaml', `extends: workshop\nroute: /own/\n${text}`);
    expect(await report(variant('sections:\n  visit:\n    message: null\n'))).toEqual([
      'RemovedKey own.yaml:5',
    ]);
    expect(await report(variant('sections:\n  visit: { type: faqs }\n'))).toEqual(['ChangedType own.yaml:4']);
    expect(await report(variant('title: 5\n'))).toEqual(['WrongType own.yaml:3']);
    expect(await report(variant('sections:\n  questions: { items: [x] }\n'))).toEqual([
      'UnknownContent own.yaml:4',
    ]);
    expect(await report(variant(`facts: { season: 1 }\ntitle: ${fact('saeson')}\n`))).toEqual([
      'UnknownFact own.yaml:4',
    ]);
  });

  it('continues after a file that cannot be read', async () => {
    const lines = await report((folder) => {
      folder.edit('home.yaml', 'title: Candles', 'title: "Candles');
      folder.edit('content/clients.yaml', 'name: Wick Works', 'name: Wick: Works');
      folder.edit('workshop.yaml', 'layout: plain', 'layout: plane');
      folder.edit('small-print.yaml', 'id: returns', 'id: Returns');
    });
    expect(lines).toEqual([
      'YamlSyntax clients.yaml:3',
      'YamlSyntax home.yaml:3',
      'BadId small-print.yaml:13',
      'NotAllowed workshop.yaml:3',
    ]);
  });

  it('reports the problems of pages even if site.yaml is broken', async () => {
    const lines = await report((folder) => {
      folder.edit('site.yaml', 'brandSlug: tern-and-tallow', 'brandSlug: Tern');
      folder.edit('home.yaml', 'service:', 'servise:');
    });
    expect(lines).toEqual(['BadId site.yaml:7', 'UnknownKey home.yaml:5']);
  });

  it('distinguishes an empty site.yaml from a missing one', async () => {
    expect(await report((folder) => folder.write('site.yaml', ''))).toEqual(['NotAMapping site.yaml:1']);
    expect(await report((folder) => folder.remove('site.yaml'))).toEqual(['MissingFile site.yaml:1']);
  });

  it.each([
    ['nothing', ''],
    ['only comments', '# Questions\n\n# that people ask\n'],
    ['a list', '- question: Why?\n'],
  ])('shows the smallest valid entry for a content file that contains %s', async (_content, text) => {
    const folder = testFolder();
    folder.write('content/faqs.yaml', text);
    const { problems } = await check(folder.root, Date.UTC(2031, 4, 1));
    const [problem] = problems.filter(({ code }) => code === 'NotAMapping');
    const [, entry = ''] = problem?.hint.split('for example:\n\n') ?? [];
    expect(entry).toBe(
      `  my-faq:\n    question: How long does a resume take?\n    answer: "The first draft reaches you in ${fact('turnaround')}."`,
    );
    expect(formatProblem(problem as Problem)).toContain(
      `\n  ${entry.split('\n')[0]}\n  ${entry.split('\n')[1]}`,
    );
  });

  it.each([
    ['in braces', 'logo: { src: makers/wax-hall.png }', 'clients.yaml:7:9'],
    ['on separate lines', 'logo:\n    src: makers/wax-hall.png', 'clients.yaml:8:5'],
  ])('points at an image without alt text %s', async (_notation, logo, location) => {
    const folder = testFolder();
    folder.edit('content/clients.yaml', 'logo: { src: makers/wax-hall.png, alt: Wax Hall }', logo);
    const { problems } = await check(folder.root, Date.UTC(2031, 4, 1));
    expect(
      problems.map(({ code, file, line, column }) => [code, `${file.split('/').at(-1)}:${line}:${column}`]),
    ).toEqual([['MissingAlt', location]]);
  });

  it('treats whitespace as empty everywhere', async () => {
    const lines = await report((folder) => {
      folder.edit('home.yaml', 'title: Candles that burn', 'title: "   " # Candles that burn');
      folder.edit('content/faqs.yaml', 'question: Where can I park?', 'question: "\\t"');
      folder.edit('content/clients.yaml', 'alt: Wick Works', 'alt: " "');
      folder.edit('workshop.yaml', 'message: The workshop is open', 'message: "\\n " # The workshop is open');
    });
    expect(lines).toEqual([
      'EmptyValue clients.yaml:4',
      'EmptyValue faqs.yaml:6',
      'EmptyValue home.yaml:3',
      'EmptyValue workshop.yaml:10',
    ]);
  });

  it('checks site.yaml and the content files', async () => {
    expect(
      await report((folder) =>
        folder.edit('site.yaml', `Call ${fact('phone')}", call`, `Call ${fact('fone')}", call`),
      ),
    ).toEqual(['UnknownFact site.yaml:28']);
    expect(await report((folder) => folder.edit('site.yaml', 'src: share.png', 'src: shared.png'))).toEqual([
      'MissingImage site.yaml:39',
    ]);
    expect(await report((folder) => folder.edit('site.yaml', fact('season'), fact('saison')))).toEqual([
      'UnknownFact site.yaml:39',
    ]);
    expect(
      await report((folder) => folder.edit('site.yaml', 'privacy: /small-print', 'privacy: /privacy/')),
    ).toEqual(['UnknownLink site.yaml:37']);
    expect(await report((folder) => folder.edit('content/faqs.yaml', '(/workshop/)', '(/makers/)'))).toEqual([
      'UnknownLink faqs.yaml:7',
    ]);
    expect(
      await report((folder) => folder.edit('content/faqs.yaml', fact('burnHours'), fact('hours'))),
    ).toEqual(['UnknownFact faqs.yaml:4']);
  });

  it('reports the problems of a page from top to bottom, no matter which step finds them', async () => {
    const lines = await report((folder) => {
      folder.edit('home.yaml', 'items: all', 'items: [burnin]');
      folder.edit('home.yaml', 'type: client-logos', 'type: client-logo');
      folder.edit('home.yaml', 'title: Candles', `title: ${fact('x')} Candles`);
    });
    expect(lines).toEqual([
      'UnknownFact home.yaml:3',
      'UnknownSectionType home.yaml:21',
      'UnknownContent home.yaml:27',
    ]);
  });
});
