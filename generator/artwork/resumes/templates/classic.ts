import type { Resume } from '../resume.ts';
import * as part from './parts.ts';

/** Serif with centered headings on a hairline: for offices, law, schools. */
export function classic(resume: Resume): string {
  const { basics } = resume;
  const section = (name: Parameters<typeof part.heading>[1]) => (content: string) =>
    `<h2><span>${part.heading(resume, name)}</span></h2>${content}`;
  const publications = resume.publications?.map(({ name, publisher, releaseDate }) => {
    const source = part.when(part.escapeHtml(publisher ?? ''), (journal) => ` <em>${journal}</em>`);
    return `<p class="publication">“${part.escapeHtml(name)}.”${source}, ${releaseDate ?? ''}.</p>`;
  });
  const honors = resume.awards?.map(({ title, date, awarder }) => part.row(title, date, awarder));
  return `<header><h1>${part.escapeHtml(basics.name)}</h1><p>${part.contactLine(resume)}</p></header>
${section('summary')(`<p class="lede">${part.escapeHtml(basics.summary)}</p>`)}
${section('work')(resume.work.map((work) => part.job(work)).join(''))}
${part.when(resume.projects?.map((item) => `<p><b>${part.escapeHtml(item.name)}.</b> ${part.escapeHtml(item.description ?? '')}</p>`).join('') ?? '', section('projects'))}
${part.when(publications?.join('') ?? '', section('publications'))}
${part.when(honors?.join('') ?? '', section('awards'))}
${part.when(part.credentials(resume), section('education'))}
${part.when(part.dotted([...part.keywords(resume), ...part.languages(resume)]), (list) => section('skills')(`<p class="list">${list}</p>`))}`;
}
