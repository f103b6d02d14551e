import { describe, expect, it } from 'vitest';
import type { ProblemsError } from '../errors/problem.ts';
import { built } from '../fixtures/built-twice.ts';
import { testFolder } from '../fixtures/test-folder.ts';

/** The small site, built, with a link from the home page to a section of the workshop. */
async function linked() {
  const folder = testFolder();
  folder.edit('home.yaml', 'link: /workshop/', 'link: /workshop/#questions');
  return built(folder);
}

async function told(build: Promise<unknown>) {
  const { problems } = (await build.catch((error) => error)) as ProblemsError;
  return problems.map(({ code, file, line }) => `${code} ${file.split('/').at(-1)}:${line}`);
}

describe('anchors of pages that are not built again', () => {
  it('are known to a page that is', async () => {
    const { folder, again } = await linked();
    folder.edit('home.yaml', '/workshop/#questions', '/workshop/#visit');
    expect(await again()).toMatchObject({ changed: ['index.html'] });
    folder.edit('home.yaml', '/workshop/#visit', '/workshop/#visits');
    expect(await told(again())).toEqual(['UnknownPageAnchor home.yaml:19']);
  });

  it('are looked for on a page that lost them, and told where the unchanged link is written', async () => {
    const { folder, site, again } = await linked();
    folder.edit('workshop.yaml', '  questions:', '  asked:');
    folder.edit('winter.yaml', 'before: questions', 'before: asked');
    folder.edit('winter.yaml', '  questions:', '  asked:');
    expect(await told(again())).toEqual(['UnknownPageAnchor home.yaml:19']);
    expect(site.read('workshop/index.html')).toContain('id="questions"');
    folder.edit('home.yaml', '/workshop/#questions', '/workshop/#asked');
    expect((await again()).changed).toEqual(['index.html', 'winter/index.html', 'workshop/index.html']);
  });

  it('count for the footer', async () => {
    const folder = testFolder();
    for (const page of ['home', 'workshop']) folder.edit(`${page}.yaml`, '  questions:', '  print:');
    folder.edit('winter.yaml', '  questions:', '  print:');
    folder.edit('winter.yaml', 'before: questions', 'before: print');
    folder.edit('home.yaml', 'anchor: questions', 'anchor: print');
    folder.edit('thanks.yaml', '  thanks:', '  print:');
    folder.edit('site.yaml', 'link: / }', 'anchor: print }');
    const { again } = await built(folder);
    folder.edit('thanks.yaml', '  print:', '  thanks:');
    expect(await told(again())).toEqual(['FooterAnchor site.yaml:27']);
  });
});
