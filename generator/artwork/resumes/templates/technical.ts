import type { Resume, SectionName } from '../resume.ts';
import * as part from './parts.ts';

/** A table of skills above the experience: for systems, code, data. */
export function technical(resume: Resume): string {
  const { basics } = resume;
  const section = (name: SectionName) => (content: string) =>
    `<h2>${part.heading(resume, name)}</h2>${content}`;
  const matrix = resume.skills?.map(
    ({ name, keywords, level }) =>
      `<tr><th>${part.escapeHtml(name)}</th><td>${part.escapeHtml(keywords?.join(', ') ?? '')}</td><td>${part.escapeHtml(level ?? '')}</td></tr>`,
  );
  const projects = resume.projects?.map(
    ({ name, description }) =>
      `<p class="project"><b>${part.escapeHtml(name)}.</b> ${part.escapeHtml(description ?? '')}</p>`,
  );
  return `<header><div><h1>${part.escapeHtml(basics.name)}</h1><p class="label">${part.escapeHtml(basics.label)}</p></div>
<p class="contact">${part.place(resume)}<br>${basics.phone}<br>${basics.email}</p></header>
<p class="lede">${part.escapeHtml(basics.summary)}</p>
${part.when(matrix?.join('') ?? '', (rows) => `<table>${rows}</table>`)}
${section('work')(resume.work.map((work) => part.job(work)).join(''))}
${part.when(projects?.join('') ?? '', section('projects'))}
${part.when(part.credentials(resume), section('education'))}`;
}
