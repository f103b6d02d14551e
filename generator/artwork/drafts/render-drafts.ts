/** First drafts of resume samples: what a client sent, on the paper size and at the resolution of the resume. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { fitType, photograph } from '../photograph.ts';
import type { Resume } from '../resumes/resume.ts';
import { contactLine, degree, escapeHtml, school, span } from '../resumes/templates/parts.ts';
import type { Draft } from './draft.ts';

/** Target and maximum for the bottom of the last line, as fractions of the page height. */
const fill = { aim: 0.95, max: 0.96 };

/** Black letters on one paper color need few shades. */
const colors = 16;

const sheet = new URL('draft.css', import.meta.url);

/** Tinos has the widths of Times, the default of old word processors. */
function fontFaces(): string {
  const require = createRequire(import.meta.url);
  const face = (weight: number, style: string) => {
    const file = pathToFileURL(
      require.resolve(`@fontsource/tinos/files/tinos-latin-${weight}-${style}.woff2`),
    );
    return `@font-face { font-family: Tinos; font-weight: ${weight}; font-style: ${style}; src: url('${file}'); }`;
  };
  return [400, 700].flatMap((weight) => [face(weight, 'normal'), face(weight, 'italic')]).join('\n');
}

/** The content of a draft's page. @throws when jobs and duties do not match */
export function draftBody(resume: Resume, draft: Draft): string {
  const { basics, work, education = [] } = resume;
  if (draft.duties.length !== work.length)
    throw new Error(
      `${basics.name}: the draft has duties for ${draft.duties.length} of ${work.length} jobs.`,
    );
  const section = (heading: string, content: string) =>
    `<section><h2>${escapeHtml(heading)}</h2><div>${content}</div></section>`;
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const jobs = work.map(({ name, position, startDate, endDate }, at) => {
    const duties = draft.duties[at]?.map((duty) => `<li>${escapeHtml(duty)}</li>`).join('');
    return `<div class="job"><p><b>${escapeHtml(position)}</b><span> ${span(startDate, endDate)}</span></p>
<p class="at">${escapeHtml(name)}</p><ul>${duties}</ul></div>`;
  });
  const degrees = education.map((item) => paragraph(`${degree(item)}, ${school(item)}`));
  const rest = Object.entries(draft.rest).map(([heading, text]) => section(heading, paragraph(text)));
  return `<h1>${escapeHtml(basics.name)}</h1><p class="contact">${contactLine(resume)}</p>
${section('Objective', paragraph(draft.objective))}
${section('Education', degrees.join(''))}
${section('Work Experience', jobs.join(''))}
${rest.join('')}
<p class="closing">${escapeHtml(draft.closing)}</p>`;
}

/**
 * Renders the drafts of resumes as WebP files, by the resume's slug.
 * @throws when a draft has no resume or does not fit its page
 */
export async function renderDrafts(
  drafts: ReadonlyMap<string, Draft>,
  resumes: ReadonlyMap<string, Resume>,
): Promise<Map<string, Buffer>> {
  const css = fontFaces() + readFileSync(sheet, 'utf8');
  const pages = [...drafts].map(([slug, draft]) => {
    const resume = resumes.get(slug);
    if (!resume) throw new Error(`${slug}: the draft has no resume.`);
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><style>${css}</style><body class="${draft.layout}">${draftBody(resume, draft)}</body></html>`;
    return { slug, html };
  });
  const camera = {
    width: 850,
    height: 1100,
    scale: 3,
    async prepare(page: Page, slug: string) {
      const end = await fitType(page, slug, { scales: [0.85, 1.1], end: fill.aim });
      if (end > fill.max) throw new Error(`${slug}: the draft is longer than its page; remove lines.`);
    },
  };
  const files = new Map<string, Buffer>();
  for await (const [slug, png] of photograph(pages, camera)) {
    const paletted = await sharp(png).png({ palette: true, colors, dither: 0 }).toBuffer();
    files.set(slug, await sharp(paletted).webp({ lossless: true, effort: 6 }).toBuffer());
  }
  return files;
}
