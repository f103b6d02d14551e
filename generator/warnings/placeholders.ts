import { type Finding, finding, type Path } from '../errors/finding.ts';
import type { PageConfig } from '../validate/validate-page.ts';

/** The texts that `npm run new` writes for the author to replace. */
export const placeholders = {
  title: 'A title of up to 60 characters',
  variantTitle: 'A title for',
  description: 'One or two sentences that search engines show below the title.',
  heading: 'A page is data.',
};

const whole = new Set([placeholders.title, placeholders.description, placeholders.heading]);

/** Finds texts of `npm run new` that are still on a page. */
export function placeholderFindings({ name, page }: Pick<PageConfig, 'name' | 'page'>): Finding[] {
  const texts: [Path, unknown][] = [
    [['title'], page.title],
    [['description'], page.description],
    ...Object.entries(page.sections).flatMap(([id, section]): [Path, unknown][] =>
      'heading' in section ? [[['sections', id, 'heading'], section.heading]] : [],
    ),
  ];
  return texts.flatMap(([path, text]) => {
    const isLeft = whole.has(String(text)) || text === `${placeholders.variantTitle} ${name}`;
    return isLeft ? [finding('Placeholder', { text: String(text) }, path)] : [];
  });
}
