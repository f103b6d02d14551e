import { type Finding, finding } from '../errors/finding.ts';
import { isWritten, type TextFile } from '../errors/locate.ts';
import { momentWords } from './moment-words.ts';
import { isAround, type PlacedWindow } from './windows.ts';

/**
 * Findings for windows that are never open while what contains them is shown.
 * @param windows of a page and its parts
 * @param own the page's own file: what a page inherits can be over before it begins, or begin after it has ended
 */
export function neverShown(windows: readonly PlacedWindow[], own: TextFile | undefined): Finding[] {
  return windows.flatMap((inner) => {
    const outer = windows.filter(({ path }) => path.length < inner.path.length);
    const [found] = outer.filter((one) => isAround(one, inner.path)).flatMap((one) => apart(one, inner));
    return found && own && isWritten(own, found.path) ? [found] : [];
  });
}

/** The finding for two windows without a common time. */
function apart(outer: PlacedWindow, inner: PlacedWindow): Finding[] {
  const what = outer.path.length === 0 ? 'the page' : `"${outer.path.at(-1)}"`;
  const report = (edge: 'from' | 'until', outerWords: string, words: string) => [
    finding('NeverShown', { what, edge, outer: outerWords, own: words }, [...inner.path, edge]),
  ];
  if (inner.from && outer.until && inner.from.at >= outer.until.at)
    return report('from', momentWords(outer.until, 'until'), momentWords(inner.from, 'from'));
  if (inner.until && outer.from && inner.until.at <= outer.from.at)
    return report('until', momentWords(outer.from, 'from'), momentWords(inner.until, 'until'));
  return [];
}
