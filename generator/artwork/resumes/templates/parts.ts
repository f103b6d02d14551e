/** Shared parts of the templates: escaping, dates, and common pieces of a resume. */
import type { Education, Resume, SectionName, Work } from '../resume.ts';

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a date: `2019` -> 2019, `2019-03` -> Mar 2019. */
export function date(iso: string): string {
  const [year, month] = iso.split('-');
  return month ? `${months[Number(month) - 1]} ${year}` : (year ?? '');
}

/** Formats a range of dates; `short` gives 2018 – 21 and Now, for narrow columns. */
export function span(start: string, end: string | undefined, short = false): string {
  if (!end) return `${date(start)} – ${short ? 'Now' : 'Present'}`;
  const isSameCentury = start.slice(0, 2) === end.slice(0, 2) && start.length === 4 && end.length === 4;
  return `${date(start)} – ${short && isSameCentury ? end.slice(2) : date(end)}`;
}

const headings: Record<SectionName, string> = {
  summary: 'Profile',
  contact: 'Contact',
  work: 'Experience',
  volunteer: 'Volunteering',
  education: 'Education',
  awards: 'Awards',
  certificates: 'Certification',
  publications: 'Publications',
  skills: 'Skills',
  languages: 'Languages',
  projects: 'Projects',
};

export function heading(resume: Resume, section: SectionName): string {
  return escapeHtml(resume.meta.headings?.[section] ?? headings[section]);
}

function town(resume: Resume): string {
  const { city, region } = resume.basics.location;
  return region ? `${city}, ${region}` : city;
}

export const place = (resume: Resume): string => escapeHtml(town(resume));

/** Unbreakable items separated by dots. Each dot is the background of a space, so it disappears at the end of a line. */
export const dotted = (texts: readonly string[]): string =>
  texts.map((text) => `<span class="item">${escapeHtml(text)}</span>`).join('<i class="dot"> </i>');

/** Town, phone, and email on one line. */
export const contactLine = (resume: Resume): string =>
  dotted([town(resume), resume.basics.phone, resume.basics.email]);

export function bullets(items: readonly string[] | undefined): string {
  return items?.length ? `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>` : '';
}

/** One line with bold and regular text on the left, and text on the right. */
export function row(bold: string, right = '', after = ''): string {
  const rest = after ? `, ${escapeHtml(after)}` : '';
  return `<p class="row"><span><b>${escapeHtml(bold)}</b>${rest}</span><span>${escapeHtml(right)}</span></p>`;
}

export function job(work: Work, dates = span(work.startDate, work.endDate)): string {
  return `<div class="job">${row(work.position, dates)}<p class="at">${escapeHtml(work.name)}</p>${bullets(work.highlights)}</div>`;
}

export function degree({ studyType, area }: Education): string {
  return area ? `${studyType}, ${area}` : studyType;
}

/** The school and the year, joined by a non-breaking space. */
export function school({ institution, endDate }: Education): string {
  return endDate ? `${institution},\u00a0${endDate}` : institution;
}

/** Education and certificates as rows. */
export function credentials(resume: Resume): string {
  const degrees = resume.education?.map((item) => row(degree(item), item.endDate, item.institution));
  const papers = resume.certificates?.map((item) => row(item.name, item.date, item.issuer));
  return [...(degrees ?? []), ...(papers ?? [])].join('');
}

/** The skills of all groups. */
export const keywords = (resume: Resume): string[] =>
  resume.skills?.flatMap((skill) => skill.keywords ?? [skill.name]) ?? [];

export const languages = (resume: Resume): string[] =>
  resume.languages?.map(({ language, fluency }) => (fluency ? `${language}, ${fluency}` : language)) ?? [];

/** Wraps content unless it is empty. */
export function when(content: string, wrap: (content: string) => string): string {
  return content === '' ? '' : wrap(content);
}
