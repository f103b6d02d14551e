import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { northlight } from '../../fixtures/folders.ts';
import { companyFolder } from '../../fixtures/test-folder.ts';
import { openProject } from '../../project/project.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The compiler's errors for graphs declared as schema.org types, which schema-dts generates from its definitions. */
function typeErrors(graphs: object[]): string {
  const folder = companyFolder();
  const name = (index: number) => `graph${index}`;
  const declared = graphs.map(
    (graph, index) => `export const ${name(index)}: Graph = ${JSON.stringify(graph, null, 1)};`,
  );
  const file = join(folder, 'graphs.ts');
  writeFileSync(file, ["import type { Graph } from 'schema-dts';", ...declared].join('\n'));
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'esnext', '--ignoreConfig'];
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), [...options, file], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}

it('structured data on every page uses only types and properties that schema.org defines', async () => {
  const project = await openProject(northlight, Date.UTC(2031, 4, 1));
  const pages = [...project.folder.pages.keys()].flatMap((name) => project.page(name).page ?? []);
  expect(pages.length).toBeGreaterThan(12);
  const graphs = pages.flatMap(({ head }) => head.jsonLd);
  // One run of the compiler, with one known mistake: an empty report would prove nothing.
  const mistake = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Offer', cost: '119.00' }] };
  const errors = typeErrors([...graphs, mistake]).match(/error TS\d+:.*/g);
  expect(errors).toEqual([expect.stringMatching(/cost/)]);
  const types = new Set([...JSON.stringify(graphs).matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type));
  for (const type of [
    'Organization',
    'WebSite',
    'Service',
    'OfferCatalog',
    'Offer',
    'FAQPage',
    'BreadcrumbList',
  ])
    expect(types).toContain(type);
});
