import { basename } from 'node:path';
import { loadSchemas, resolveRef, schemaAt, sectionTypes } from '../../../schema/load-schemas.ts';
import { keyGroups } from '../../../schema/reference/key-tables.ts';
import { sectionExample } from '../../../schema/reference/section-example.ts';
import { formatProblem } from '../../errors/format-problems.ts';
import type { Problem } from '../../errors/problem.ts';
import type { Project } from '../../project/project.ts';
import type { CheckedProject } from '../dev-site.ts';
import { escaped, lines } from '../tools/html.ts';
import { toolPage } from '../tools/tool-page.ts';
import { inlineHtml } from './inline-html.ts';
import { keyTableHtml } from './key-table-html.ts';

/** The page of the dev server that shows an example of every section type, with its YAML and its keys. */
export function sectionsGallery(
  { project, pages }: Pick<CheckedProject, 'project' | 'pages'>,
  gallery: Project,
): string {
  const files = loadSchemas();
  const types = sectionTypes(files);

  /** A page by its route; a file that makes many pages is named once. */
  function namedUse([file, route]: [string, string]): [name: string, route: string] {
    const name = basename(file);
    return [project.folder.matrices.has(name.replace(/\.ya?ml$/, '')) ? name : route, route];
  }

  function entry(type: string): string {
    const path = `sections/${type}.schema.json`;
    const schema = schemaAt(files, path);
    const groups = keyGroups(schema, (ref) => resolveRef(ref, schema, files).schema);
    const { preview, problems } = gallery.page(type);
    const uses = new Map(Array.from(pages.uses.get(type) ?? [], namedUse));
    const links = Array.from(uses, linkTo).slice(0, 5);
    const more = uses.size > 5 ? `, and ${uses.size - 5} more` : '';
    return lines(
      `<section class="example" id="${type}" aria-labelledby="${type}-name">`,
      `<h2 id="${type}-name">${type}</h2>`,
      `<p>${inlineHtml(groups[0]?.description ?? '')}</p>`,
      links.length > 0 && `<p class="soft">On ${links.join(', ')}${more}</p>`,
      preview ? frames(type) : unusable(problems),
      `<div class="copy"><h3>YAML</h3><button type="button" aria-describedby="${type}-name">Copy</button><span role="status"></span></div>`,
      // What is copied belongs below the key `sections` that a page has already.
      `<pre tabindex="0">${escaped(sectionExample(type)?.replace(/^sections:\n/, '') ?? '')}</pre>`,
      `<details><summary>Keys</summary>${groups.map(keyTableHtml).join('')}</details>`,
      '</section>',
    );
  }

  return toolPage(
    '/__sections',
    {
      title: 'Sections',
      summary: lines(
        `<p class="soft">All ${types.length} section types, on a desktop and on a phone. Copy the YAML into the <code>sections</code> of a page.</p>`,
        `<nav aria-label="Section types"><ul class="types">${types.map((type) => `<li><a href="#${type}">${type}</a></li>`).join('')}</ul></nav>`,
      ),
      content: types.map(entry).join('\n'),
      script: 'gallery',
    },
    project.theme,
  );
}

const linkTo = ([name, route]: [string, string]) => `<a href="${escaped(route)}">${escaped(name)}</a>`;

const screens = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 800 },
];

function frames(type: string): string {
  const all = screens.map(
    ({ name, width, height }) =>
      `<div class="screen is-${name}"><iframe src="/__sections/${type}" title="${type} on a ${name}" loading="lazy" width="${width}" height="${height}"></iframe></div>`,
  );
  return `<div class="screens">${all.join('')}</div>`;
}

/** An example can refer to content that another company does not have. */
function unusable(problems: readonly Problem[]): string {
  return `<details><summary>The example needs content that this site does not have.</summary><pre tabindex="0">${escaped(problems.map(formatProblem).join('\n\n'))}</pre></details>`;
}
