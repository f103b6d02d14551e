import { type Finding, finding, type Path } from '../errors/finding.ts';
import type { PageConfig } from '../validate/validate-page.ts';

/** The texts that `npm run new` writes for the author to replace. */
export const placeholders = {
  title: 'A title of up to 60 characters',
  variantTitle: 'A title for',
  description: 'One or two sentences that search engines show below the title.',
  heading: 'A page is data.',
  message:
    'Edit this text and save to see the change. Add sections below; `npm run check` explains mistakes.',
};

const { variantTitle, ...others } = placeholders;
const whole = new Set<unknown>(Object.values(others));
/** The file can have another name since. */
const ofVariant = new RegExp(`^${variantTitle} [a-z0-9-]+$`);

/** Finds texts of `npm run new` that are still on a page. */
export function placeholderFindings(
  page: Pick<PageConfig['page'], 'title' | 'description' | 'sections'>,
): Finding[] {
  const texts: [Path, unknown][] = [
    [['title'], page.title],
    [['description'], page.description],
    ...Object.entries(page.sections).flatMap(([id, section]) =>
      Object.entries(section).map(([key, text]): [Path, unknown] => [['sections', id, key], text]),
    ),
  ];
  return texts.flatMap(([path, text]) => {
    const isLeft = whole.has(text) || (typeof text === 'string' && ofVariant.test(text));
    return isLeft ? [finding('Placeholder', { text: String(text) }, path)] : [];
  });
}
