import type { Resume, SectionName } from '../resume.ts';
import * as part from './parts.ts';

/** A tinted column of reference facts next to a wide column of text: for care, teaching, trades. */
export function side(resume: Resume): string {
  const { basics } = resume;
  const section = (name: SectionName) => (content: string) =>
    `<h2>${part.heading(resume, name)}</h2>${content}`;
  const lines = (texts: readonly string[]) =>
    part.when(texts.map(part.escapeHtml).join('<br>'), (list) => `<p>${list}</p>`);
  const papers = resume.certificates?.map(
    ({ name, issuer, date }) =>
      `<p><b>${part.escapeHtml(name)}</b><br>${part.escapeHtml(issuer ?? date ?? '')}</p>`,
  );
  const degrees = resume.education?.map(
    (item) => `<p><b>${part.escapeHtml(part.degree(item))}</b><br>${part.escapeHtml(part.school(item))}</p>`,
  );
  const service = resume.volunteer?.map((item) => {
    const dates = item.startDate ? part.span(item.startDate, item.endDate, true) : '';
    return `${part.row(item.position, dates, item.organization)}<p class="at">${part.escapeHtml(item.summary ?? '')}</p>`;
  });
  return `<aside><h1>${basics.name.split(' ').map(part.escapeHtml).join('<br>')}</h1><p class="label">${part.escapeHtml(basics.label)}</p>
${section('contact')(`<p>${part.place(resume)}<br>${basics.phone}<br>${basics.email}</p>`)}
${part.when(papers?.join('') ?? '', section('certificates'))}
${part.when(lines(part.keywords(resume)), section('skills'))}
${part.when(degrees?.join('') ?? '', section('education'))}
${part.when(lines(part.languages(resume)), section('languages'))}</aside>
<main>${section('summary')(`<p class="lede">${part.escapeHtml(basics.summary)}</p>`)}
${section('work')(resume.work.map((work) => part.job(work, part.span(work.startDate, work.endDate, true))).join(''))}
${part.when(service?.join('') ?? '', section('volunteer'))}</main>`;
}
