import { describe, expect, it } from 'vitest';
import type { ProblemsError } from '../errors/problem.ts';
import { built } from '../fixtures/built-twice.ts';
import { testFolder } from '../fixtures/test-folder.ts';

/** A build of the small site with a link from the home page to a section of the workshop page. */
async function builtWithLink() {
  const folder = testFolder();
  folder.edit('home.yaml', 'link: /workshop/', 'link: /workshop/#questions');
  return built(folder);
}

async function report(build: Promise<unknown>) {
  const { problems } = (await build.catch((error) => error)) as ProblemsError;
  return problems.map(({ code, file, line }) => `${code} ${file.split('/').at(-1)}:${line}`);
}

describe('anchors of unchanged pages', () => {
  it('are checked against the links of a changed page', async () => {
    const { folder, again } = await builtWithLink();
    folder.edit('home.yaml', '/workshop/#questions', '/workshop/#visit');
    expect(await again()).toMatchObject({ changed: ['index.html'] });
    folder.edit('home.yaml', '/workshop/#visit', '/workshop/#visits');
    expect(await report(again())).toEqual(['UnknownPageAnchor home.yaml:19']);
  });

  it('are reported in the page that links to them when their own page loses them', async () => {
    const { folder, site, again } = await builtWithLink();
    folder.edit('workshop.yaml', '  questions:', '  asked:');
    folder.edit('winter.yaml', 'before: questions', 'before: asked');
    folder.edit('winter.yaml', '  questions:', '  asked:');
    expect(await report(again())).toEqual(['UnknownPageAnchor home.yaml:19']);
    expect(site.read('workshop/index.html')).toContain('id="questions"');
    folder.edit('home.yaml', '/workshop/#questions', '/workshop/#asked');
    expect((await again()).changed).toEqual(['index.html', 'winter/index.html', 'workshop/index.html']);
  });

  it('are checked against the footer', async () => {
    const folder = testFolder();
    for (const page of ['home', 'workshop']) folder.edit(`${page}.yaml`, '  questions:', '  print:');
    folder.edit('winter.yaml', '  questions:', '  print:');
    folder.edit('winter.yaml', 'before: questions', 'before: print');
    folder.edit('home.yaml', 'anchor: questions', 'anchor: print');
    folder.edit('thanks.yaml', '  thanks:', '  print:');
    folder.edit('site.yaml', 'link: / }', 'anchor: print }');
    const { again } = await built(folder);
    folder.edit('thanks.yaml', '  print:', '  thanks:');
    expect(await report(again())).toEqual(['FooterAnchor site.yaml:27']);
  });
});
