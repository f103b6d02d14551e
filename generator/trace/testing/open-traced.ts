import type { Place } from '../../../schema/api/studio/page.ts';
import { withoutVitals } from '../../dev/page-html.ts';
import { parsePage } from '../../fixtures/parsed-page.ts';
import { createReadingTools, openProject } from '../../project/project.ts';
import { folderAssets } from '../../render/document-assets.ts';
import { codeFingerprint } from '../../render/fingerprint.ts';
import { createRenderer } from '../../render/render-page.ts';
import { loadSiteBundle } from '../../render/site-bundle.ts';
import { addedAttributes } from '../html/annotate.ts';
import { shownAt } from '../mark/marked-preparation.ts';
import { createTracer, type TracedPage } from '../tracer.ts';

/** Makes the function that opens folders for tests, all with one tracer. */
export async function createTestTracer() {
  const bundle = await loadSiteBundle(codeFingerprint());
  const tools = createReadingTools();
  const tracer = createTracer();

  return async (root: string, now = Date.UTC(2031, 4, 1)) => {
    const project = await openProject(root, now, tools);
    const rendering = { render: bundle.render, assets: folderAssets(bundle, project) };
    const renderPage = createRenderer(bundle.render, rendering.assets, project.theme);
    return {
      project,
      showings: tracer.showings(project),
      trace: (name: string) => tracer.page(project, name, rendering),
      /** The page without tokens, as the renderer of builds makes it. */
      original(name: string) {
        const page = shownAt(project.page(name), now);
        return page && renderPage(withoutVitals(page)).html.toString();
      },
    };
  };
}

export type TracedFolder = Awaited<ReturnType<Awaited<ReturnType<typeof createTestTracer>>>>;

/** The HTML without what tracing adds. */
export const withoutPlaces = (html: string) => html.replace(addedAttributes, '');

/** The places of the only element that a selector matches. */
export function placesAt({ html, places }: TracedPage, selector: string): Place[] {
  const numbers =
    parsePage(html ?? '')
      .one(selector)
      .attribute('data-at') ?? '';
  return numbers.split(' ').flatMap((number) => places[Number(number)] ?? []);
}

/** A place as a line: `inherited workshop.yaml sections.visit.message`. */
export const lineOf = ({ kind, file, path }: Place) => `${kind} ${file} ${path.join('.')}`;
