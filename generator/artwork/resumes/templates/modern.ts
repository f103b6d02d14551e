import type { Resume, SectionName } from '../resume.ts';
import * as part from './parts.ts';

/** Sans serif with labels and dates on the left and a colored rule: for service, operations, business. */
export function modern(resume: Resume): string {
  const { basics } = resume;
  const labeled = (label: string, content: string) =>
    `<section><h2>${label}</h2><div>${content}</div></section>`;
  const section = (name: SectionName) => (content: string) => labeled(part.heading(resume, name), content);
  const jobs = resume.work.map((work, index) => {
    const dates = `<small>${part.span(work.startDate, work.endDate, true)}</small>`;
    return labeled(index === 0 ? part.heading(resume, 'work') + dates : dates, part.job(work, ''));
  });
  const projects = resume.projects?.map(
    ({ name, description }) =>
      `<li><b>${part.escapeHtml(name)}.</b> ${part.escapeHtml(description ?? '')}</li>`,
  );
  return `<header><h1>${part.escapeHtml(basics.name)}</h1><p class="label">${part.escapeHtml(basics.label)}</p>
<p class="contact">${part.place(resume)}<br>${basics.phone}<br>${basics.email}</p></header>
${section('summary')(`<p class="lede">${part.escapeHtml(basics.summary)}</p>`)}
${jobs.join('')}
${part.when(projects?.join('') ?? '', (list) => section('projects')(`<ul>${list}</ul>`))}
${part.when(part.credentials(resume), section('education'))}
${part.when(part.dotted(part.keywords(resume)), section('skills'))}
${part.when(part.dotted(part.languages(resume)), section('languages'))}`;
}
