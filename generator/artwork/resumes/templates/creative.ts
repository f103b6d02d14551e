import type { Resume, SectionName } from '../resume.ts';
import * as part from './parts.ts';

/** A huge name on a block of color above a narrow and a wide column: for designers. */
export function creative(resume: Resume): string {
  const { basics } = resume;
  const section = (name: SectionName) => (content: string) =>
    `<h2>${part.heading(resume, name)}</h2>${content}`;
  const lines = (texts: readonly string[]) => texts.map(part.escapeHtml).join('<br>');
  const paragraph = (text: string) => `<p>${text}</p>`;
  const pair = (bold: string, below: string) =>
    `<p><b>${part.escapeHtml(bold)}</b><br>${part.escapeHtml(below)}</p>`;
  const contact = [basics.phone, basics.email, ...(basics.url ? [basics.url] : [])];
  const papers = resume.certificates?.map(({ name, issuer, date }) => pair(name, issuer ?? date ?? ''));
  const degrees = resume.education?.map((item) => pair(part.degree(item), part.school(item)));
  const honors = resume.awards?.map(({ title, summary, date }) => pair(title, summary ?? date ?? ''));
  const jobs = resume.work.map(
    ({ name, position, startDate, endDate, highlights }) =>
      `<div class="job"><p class="dates">${part.span(startDate, endDate, true)}</p><p><b>${part.escapeHtml(position)},</b> ${part.escapeHtml(name)}</p>${part.bullets(highlights)}</div>`,
  );
  const projects = resume.projects?.map(
    ({ name, description }) =>
      `<li><b>${part.escapeHtml(name)}.</b> ${part.escapeHtml(description ?? '')}</li>`,
  );
  return `<header><h1>${basics.name.split(' ').map(part.escapeHtml).join('<br>')}</h1><p class="label">${part.escapeHtml(basics.label)}</p></header>
<div class="columns"><aside><p>${part.place(resume)}<br>${lines(contact)}</p>
${part.when(papers?.join('') ?? '', section('certificates'))}
${part.when(lines(part.keywords(resume)), (list) => section('skills')(paragraph(list)))}
${part.when(degrees?.join('') ?? '', section('education'))}
${part.when(honors?.join('') ?? '', section('awards'))}
${part.when(lines(part.languages(resume)), (list) => section('languages')(paragraph(list)))}</aside>
<main><p class="lede">${part.escapeHtml(basics.summary)}</p>
${jobs.join('')}
${part.when(projects?.join('') ?? '', (list) => section('projects')(`<ul>${list}</ul>`))}</main></div>`;
}
