import type { FolderNames } from './folder-names.ts';

/** Marks a place that the author has to fill in. */
const gap = '…';

/**
 * A text of an example without what a folder lacks: unknown facts and numbers that the folder keeps as facts become gaps, and
 * links to missing pages become their words.
 * @param isQuoted whether it can contain any numbers
 */
export function fitText(text: string, names: FolderNames, isQuoted: boolean): string {
  const filled = text
    .replace(/\[([^\]]*)\]\((\/[^)]*|#[^)]*)\)/g, (link, words, target) =>
      names.hasPage(target) ? link : words,
    )
    .replace(/\$\{([^{}\n]*)\}/g, (reference, name) => (names.hasFact(name.trim()) ? reference : gap));
  if (isQuoted) return filled;
  return names.handwritten(filled).reduce((rest, written) => rest.replace(written, gap), filled);
}
