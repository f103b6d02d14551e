import { formatProblem } from '../../errors/format-problems.ts';
import { type Problem, problemCount } from '../../errors/problem.ts';
import { fileOf } from '../../load/matrix/matrix.ts';
import type { CheckedProject } from '../dev-site.ts';
import { escaped, lines } from '../tools/html.ts';
import { toolPage } from '../tools/tool-page.ts';
import { type ListedPage, leftOut, listPages, listRedirects } from './list-pages.ts';

/** The page of the dev server that shows all pages of a folder. @param at the time (ms) that the pages are shown for */
export function pagesIndex(current: CheckedProject, at: number): string {
  const { project, checked, problems } = current;
  const pages = listPages(current, at);
  const warned = checked.warnings.length;
  const counts = [
    `${checked.pages} ${checked.pages === 1 ? 'page' : 'pages'}`,
    checked.drafts.length > 0 &&
      `${checked.drafts.length} ${checked.drafts.length === 1 ? 'draft' : 'drafts'}`,
    problemCount(checked.problems.length),
    warned > 0 && `${warned} ${warned === 1 ? 'warning' : 'warnings'}`,
  ];
  const broken = new Map<string, string>();
  for (const { name, problems } of withVariants(pages))
    if (problems.length > 0) broken.getOrInsert(fileOf(name), name);
  const elsewhere = problems.elsewhere();
  const ofShared = checked.warnings.filter(({ pages }) => pages.length === 0);
  return toolPage(
    '/__pages',
    {
      title: 'Pages',
      summary: lines(
        `<p class="soft">${counts.filter(Boolean).join(', ')} in <code>${escaped(project.folder.root)}</code></p>`,
        broken.size > 0 && `<p>To fix: ${Array.from(broken, jump).join(', ')}</p>`,
      ),
      content: lines(
        elsewhere.length + ofShared.length > 0 &&
          `<section aria-labelledby="elsewhere"><h2 id="elsewhere">Outside of pages</h2>${listed(elsewhere, 'is-wrong')}${listed(ofShared, '')}</section>`,
        `<ul class="pages">${pages.map(card).join('')}</ul>`,
        ...Array.from(leftOut(project.folder), ([file, count]) => `<p>${count} more of ${escaped(file)}</p>`),
        redirects(listRedirects(current)),
      ),
    },
    project.theme,
  );
}

const idOf = (name: string) => `page-${encodeURIComponent(name)}`;
const jump = ([file, name]: [string, string]) => `<a href="#${idOf(name)}">${escaped(file)}</a>`;

const withVariants = (pages: readonly ListedPage[]): ListedPage[] =>
  pages.flatMap((page) => [page, ...withVariants(page.variants)]);

function card(page: ListedPage): string {
  const { name, file, route, title, isDraft, isAway, schedule, problems, warnings, variants } = page;
  const href = route === undefined || isAway ? frameOf(name) : route;
  const address = route === undefined ? 'no route yet' : route;
  return lines(
    `<li${variants.length > 0 ? ' class="has-variants"' : ''} id="${idOf(name)}"><article aria-label="${escaped(name)}">`,
    thumbnail(page),
    '<div>',
    `<h2><a href="${escaped(href)}">${escaped(title ?? name)}</a></h2>`,
    `<p>${escaped(address)}</p>`,
    `<p class="soft"><code>${escaped(file)}</code></p>`,
    isDraft && '<p><span class="mark is-draft">Draft</span>No build publishes it.</p>',
    ...schedule.map((words) => `<p>${escaped(words)}</p>`),
    problems.length > 0 && listed(problems, 'is-wrong'),
    warnings.length > 0 && listed(warnings, ''),
    '</div></article>',
    variants.length > 0 &&
      `<p class="soft">Extended by</p><ul class="pages" aria-label="Variants of ${escaped(name)}">${variants.map(card).join('')}</ul>`,
    '</li>',
  );
}

/** Without scripts and out of reach of mouse and keyboard: the title leads to the page. */
function thumbnail({ name, isShown }: ListedPage): string {
  if (!isShown) return '<div class="thumbnail is-broken">Not shown until its mistakes are fixed</div>';
  return `<div class="thumbnail" inert><iframe src="${escaped(frameOf(name))}" title="" tabindex="-1" loading="lazy" sandbox="allow-same-origin" width="1280" height="800"></iframe></div>`;
}

/** The address of a page by name: at its route may be another page now. */
const frameOf = (name: string) => `/__pages/${encodeURIComponent(name)}`;

function listed(problems: readonly Problem[], mark: string): string {
  return problems
    .map(
      (problem) =>
        `<details><summary><span class="mark ${mark}">${mark ? 'Problem' : 'Warning'}</span>${escaped(problem.title)}</summary><pre tabindex="0">${escaped(formatProblem(problem))}</pre></details>`,
    )
    .join('');
}

function redirects(all: readonly { from: string; to: string }[]): string {
  if (all.length === 0) return '';
  const rows = all.map(({ from, to }) => `<tr><td>${escaped(from)}</td><td>${escaped(to)}</td></tr>`);
  return `<section aria-labelledby="redirects"><h2 id="redirects">Redirects</h2><div class="scrolls"><table><thead><tr><th scope="col">From</th><th scope="col">To</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}
