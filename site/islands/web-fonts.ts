/** A difference of rounding, in px. A line is at least 16 px high. */
const rounding = 4;

const range = new Range();

/** Where the lines of a text are, in px below its top: the top and the bottom of each part. */
function linesOf(text: HTMLElement): number[] {
  const start = text.getBoundingClientRect().top;
  return [...text.childNodes].flatMap((part) => {
    range.selectNode(part);
    const { top, bottom } = range.getBoundingClientRect();
    return [top - start, bottom - start];
  });
}

const hasText = (part: Element) => [...part.childNodes].some((node) => (node as Text).data?.trim());

/**
 * Loads web fonts and uses them all at once. A visible text that would break into other lines keeps its fallback font for
 * this view: nothing moves under a reader's eyes.
 */
export async function useWebFonts(rules: CSSFontFaceRule[]): Promise<void> {
  const faces = rules.map(({ style }) => {
    const value = (name: string) => style.getPropertyValue(name);
    return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
      style: value('font-style'),
      weight: value('font-weight'),
    });
  });
  await Promise.allSettled(faces.map((face) => face.load()));
  const visible = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (part) => hasText(part) && part.checkVisibility() && part.getBoundingClientRect().top < innerHeight,
  );
  const before = visible.map(linesOf);
  for (const face of faces) document.fonts.add(face);
  for (const [at, text] of visible.entries()) {
    const lines = linesOf(text);
    if (lines.every((line, part) => Math.abs(line - (before[at]?.[part] ?? 0)) < rounding)) continue;
    text.style.fontFamily = getComputedStyle(text).fontFamily.replace(/.*?,/, '');
  }
}
