import type { Education, Resume, SectionName } from '../resume.ts';
import * as part from './parts.ts';

/** The degree with its school on the left, score and courses on the right. */
function headline(item: Education): string {
  const { institution, endDate, score, courses } = item;
  const where = [institution, endDate && part.date(endDate)].filter((fact) => fact !== undefined);
  const result = part.when(part.escapeHtml(score ?? ''), (text) => `<b>${text}</b><br>`);
  return `<div><p class="degree">${part.escapeHtml(part.degree(item))}</p><p>${part.dotted(where)}</p></div>
<p>${result}${part.escapeHtml(courses?.join(', ') ?? '')}</p>`;
}

/** The degree in a colored band, projects in a grid, then work next to reference facts: for a first resume. */
export function entry(resume: Resume): string {
  const { basics } = resume;
  const section = (name: SectionName) => (content: string) =>
    `<h2>${part.heading(resume, name)}</h2>${content}`;
  const pair = (bold: string, below: string) =>
    `<p><b>${part.escapeHtml(bold)}</b><br>${part.escapeHtml(below)}</p>`;
  const projects = resume.projects?.map(
    ({ name, description }) =>
      `<div><h3>${part.escapeHtml(name)}</h3><p>${part.escapeHtml(description ?? '')}</p></div>`,
  );
  const jobs = resume.work.map((work) => part.job(work, part.span(work.startDate, work.endDate, true)));
  const papers = resume.certificates?.map(({ name, issuer, date }) => pair(name, issuer ?? date ?? ''));
  const honors = resume.awards?.map(({ title, summary, date }) => pair(title, summary ?? date ?? ''));
  const service = resume.volunteer?.map(({ organization, position, summary }) =>
    pair(`${position}, ${organization}`, summary ?? ''),
  );
  const lines = (texts: readonly string[]) => texts.map(part.escapeHtml).join('<br>');
  const paragraph = (list: string) => `<p>${list}</p>`;
  return `<header><h1>${part.escapeHtml(basics.name)}</h1><p class="label">${part.escapeHtml(basics.label)}</p>
<p class="contact">${part.place(resume)}<br>${basics.phone}<br>${basics.email}</p>
<p class="lede">${part.escapeHtml(basics.summary)}</p></header>
<div class="band">${resume.education?.map(headline).join('') ?? ''}</div>
${part.when(projects?.join('') ?? '', (grid) => section('projects')(`<div class="grid">${grid}</div>`))}
<div class="columns"><main>${section('work')(jobs.join(''))}</main>
<aside>${part.when(lines(part.keywords(resume)), (list) => section('skills')(paragraph(list)))}
${part.when(papers?.join('') ?? '', section('certificates'))}
${part.when(honors?.join('') ?? '', section('awards'))}
${part.when(service?.join('') ?? '', section('volunteer'))}
${part.when(lines(part.languages(resume)), (list) => section('languages')(paragraph(list)))}</aside></div>`;
}
