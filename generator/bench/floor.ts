/**
 * The floor: the minimum cost of making pages. For each file, it parses the YAML, renders the page with React, and writes
 * the HTML, without validation, references, caches, or structured data. It runs in its own process:
 * `node generator/bench/floor.ts CONFIGS PREFIX OUT` prints the loop's times as JSON.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PreparedSection } from '../../site/prepared-data.ts';
import type { PreparedPage } from '../../site/prepared-page.ts';
import { openProject } from '../project/project.ts';
import { documentAssets } from '../render/document-assets.ts';
import { codeFingerprint } from '../render/fingerprint.ts';
import { loadSiteBundle } from '../render/site-bundle.ts';
import { startClock } from './clock.ts';

interface WrittenPage {
  route: string;
  title: string;
  description: string;
  sections: Record<string, Record<string, unknown>>;
}

const [configs = '', prefix = '', out = ''] = process.argv.slice(2);
const bundle = await loadSiteBundle(codeFingerprint());
const { render } = bundle;
const project = await openProject(configs, Date.UTC(2026, 4, 1));
const names = [...project.folder.pages.keys()].filter((name) => name.startsWith(prefix));
const files = names.map((name) => project.folder.pages.get(name) ?? '');
// Pictures, actions, and references are not part of the floor: they come from one page, prepared before the clock starts.
const model = project.page(names[0] ?? '').page;
if (!model) throw new Error(`No page name in ${configs} starts with ${prefix}.`);
const references = new Set(['type', 'items', 'clients', 'form']);
const assets = documentAssets(bundle, Object.values(render.fonts).flat(), []);

const elapsed = startClock();
for (const file of files) {
  const written = parse(readFileSync(file, 'utf8')) as WrittenPage;
  const html = renderWhole(withTexts(model, written));
  const folder = join(out, written.route);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
}
console.log(JSON.stringify(elapsed()));

/** The model page with the texts of a file. */
function withTexts(page: PreparedPage, { route, title, description, sections }: WrittenPage): PreparedPage {
  return {
    ...page,
    route,
    head: { ...page.head, title, description, jsonLd: [] },
    sections: page.sections.map((section): PreparedSection => {
      const texts = Object.entries(sections[section.id] ?? {}).filter(
        ([key, value]) => typeof value === 'string' && !references.has(key),
      );
      return { ...section, props: { ...section.props, ...Object.fromEntries(texts) } };
    }),
  };
}

function renderWhole(page: PreparedPage): string {
  const { before, after } = render.renderFrame(page.frame, assets);
  return render.renderDocument({
    page,
    assets,
    revision: '',
    styles: render.stylesOf(page).join(''),
    before,
    breadcrumbs: render.renderBreadcrumbs(page.breadcrumbs),
    sections: page.sections.map(render.renderSection),
    after,
  });
}
