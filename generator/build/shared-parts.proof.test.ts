import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { editVariant, makeVariants, type VariantForm } from '../bench/variants.ts';
import { brandCss } from '../brand/brand-css.ts';
import { buildFolder, builtSite } from '../fixtures/built-site.ts';
import { northlight } from '../fixtures/folders.ts';
import { emptyFolder } from '../fixtures/test-folder.ts';
import { openProject } from '../project/project.ts';
import { folderAssets } from '../render/document-assets.ts';
import { codeFingerprint } from '../render/fingerprint.ts';
import { pageRevision } from '../render/page-revision.ts';
import { encodePart } from '../render/page-writer.ts';
import { loadSiteBundle } from '../render/site-bundle.ts';

const folder = emptyFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Renders a page in a new project, without cached parts of other pages. */
async function renderAlone(configs: string, name: string): Promise<string> {
  const bundle = await loadSiteBundle(codeFingerprint());
  const { render } = bundle;
  const project = await openProject(configs, Date.UTC(2031, 4, 1));
  const { page } = project.page(name);
  if (!page) throw new Error(`${name} has problems.`);
  const { theme } = project;
  const assets = folderAssets(bundle, project);
  const parts = {
    ...render.renderFrame(page.frame, assets),
    breadcrumbs: render.renderBreadcrumbs(page.breadcrumbs),
    sections: page.sections.map(render.renderSection),
  };
  const encode = (html: string) => encodePart(html, render.pageUrlToken);
  const revision = pageRevision(page.head, {
    breadcrumbs: parts.breadcrumbs,
    before: encode(parts.before),
    sections: parts.sections.map(encode),
    after: encode(parts.after),
  });
  return render.renderDocument({
    page,
    assets,
    revision,
    styles: brandCss(render.stylesOf(page).join(''), theme),
    ...parts,
  });
}

test.each<VariantForm>(['full', 'extends'])(
  'pages that share parts equal pages rendered alone, also after a change: %s',
  async (form) => {
    const { configs, files } = makeVariants(northlight, join(folder, form), form, 60, 'landing');
    const out = join(folder, `${form}-out`);
    await buildFolder(configs, out);
    for (const index of [0, 1, 31, 59])
      expect(builtSite(out).read(`variant-${index}/index.html`)).toBe(
        await renderAlone(configs, `variant-${index}`),
      );
    editVariant(files[31] ?? '');
    const { written } = await buildFolder(configs, out);
    expect(written).toBe(1);
    expect(builtSite(out).read('variant-31/index.html')).toBe(await renderAlone(configs, 'variant-31'));
    expect(builtSite(out).read('landing/index.html')).toBe(await renderAlone(configs, 'landing'));
  },
);
