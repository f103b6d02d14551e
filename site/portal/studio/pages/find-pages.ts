import type { DraftPage } from '../../../../schema/api/studio/draft.ts';

/** The pages whose address, title, or file has the letters of a search in their order; the best first. */
export function findPages(pages: readonly DraftPage[], search: string): DraftPage[] {
  const wanted = search.toLowerCase().replace(/\s+/g, '');
  if (wanted === '') return [...pages];
  return pages
    .map((page) => ({ page, score: Math.max(...textsOf(page).map((text) => score(text, wanted))) }))
    .filter((found) => found.score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ page }) => page);
}

const textsOf = ({ route, title, file }: DraftPage) => [route, title, file];

/**
 * How well a text has some letters in their order; 0 if it does not. Letters that follow each other or start a word count more,
 * and of two equal matches the one in the shorter text is better.
 */
function score(text: string, wanted: string): number {
  const lower = text.toLowerCase();
  let best = 0;
  for (
    let start = lower.indexOf(wanted[0] ?? '');
    start >= 0;
    start = lower.indexOf(wanted[0] ?? '', start + 1)
  )
    best = Math.max(best, scoreFrom(lower, wanted, start));
  return best === 0 ? 0 : best + 1 / (text.length + 1);
}

function scoreFrom(text: string, wanted: string, start: number): number {
  let sum = 0;
  let at = start - 1;
  for (const letter of wanted) {
    const next = text.indexOf(letter, at + 1);
    if (next < 0) return 0;
    const startsWord = next === 0 || /[^\p{L}\p{N}]/u.test(text[next - 1] ?? '');
    sum += 1 + (next === at + 1 ? 2 : 0) + (startsWord ? 2 : 0);
    at = next;
  }
  return sum;
}
