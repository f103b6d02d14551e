import type { Resume } from '../resume.ts';
import * as part from './parts.ts';

/** A dark header, four large figures, and columns at the foot: for people responsible for a number. */
export function executive(resume: Resume): string {
  const { basics, meta } = resume;
  const figures = meta.figures
    ?.map(({ value, label }) => `<p><b>${part.escapeHtml(value)}</b>${part.escapeHtml(label)}</p>`)
    .join('');
  const degrees = resume.education?.map(
    (item) => `<p><b>${part.escapeHtml(part.degree(item))}</b><br>${part.escapeHtml(part.school(item))}</p>`,
  );
  const honors = resume.awards?.map(({ title, summary, date }) => {
    return `<p><b>${part.escapeHtml(title)}</b><br>${part.escapeHtml(summary ?? date ?? '')}</p>`;
  });
  const column = (title: string, content: string) => `<div><h2>${title}</h2>${content}</div>`;
  const feet = [
    part.when(degrees?.join('') ?? '', (content) => column(part.heading(resume, 'education'), content)),
    part.when(part.keywords(resume).join(', '), (content) =>
      column(part.heading(resume, 'skills'), `<p>${part.escapeHtml(content)}.</p>`),
    ),
    part.when(honors?.join('') ?? '', (content) => column(part.heading(resume, 'awards'), content)),
  ].filter(Boolean);
  return `<header><p class="label">${part.escapeHtml(basics.label)}</p><h1>${part.escapeHtml(basics.name)}</h1>
<p>${part.contactLine(resume)}</p></header>
<p class="lede">${part.escapeHtml(basics.summary)}</p>
${part.when(figures ?? '', (content) => `<div class="figures">${content}</div>`)}
<h2>${part.heading(resume, 'work')}</h2>${resume.work.map((work) => part.job(work)).join('')}
<div class="feet" style="grid-template-columns:repeat(${feet.length},1fr)">${feet.join('')}</div>`;
}
