/** The size of a thumbnail in its own units. Lists show it at half of it, in CSS px. */
export const size = { width: 84, height: 64 };

/** A rectangle, in units of the thumbnail. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws an SVG from rectangles, words, and pictures. */
export class Canvas {
  readonly #elements: string[] = [];

  fill(box: Box, color: string, { opacity = 1, round = 0 } = {}): void {
    const more = `${round > 0 ? ` rx="${round}"` : ''}${opacity < 1 ? ` opacity="${opacity}"` : ''}`;
    this.#elements.push(`<rect ${placed(box)} fill="${color}"${more}/>`);
  }

  /** Lines of small text, too small to be read. */
  lines({ x, y, width, height }: Box, color: string): void {
    for (let line = 0; line * 2.8 + 1.2 <= height; line++)
      this.fill({ x, y: y + line * 2.8, width: width * (line % 3 === 2 ? 0.7 : 1), height: 1.2 }, color, {
        opacity: 0.35,
      });
  }

  /** A line of a headline, in a font of the machine that shows it. @param baseline of the letters */
  words(text: string, { x, baseline }: { x: number; baseline: number }, color: string): void {
    this.#elements.push(
      `<text x="${short(x)}" y="${short(baseline)}" fill="${color}" font-family="Georgia,serif" font-size="7">${escaped(text)}</text>`,
    );
  }

  /** A picture that covers a box, from its top. */
  picture(box: Box, href: string): void {
    const image = `<image href="${href}" width="100%" height="100%" preserveAspectRatio="xMidYMin slice"/>`;
    this.#elements.push(`<svg ${placed(box)}>${image}</svg>`);
  }

  toSvg(): string {
    const { width, height } = size;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${this.#elements.join('')}</svg>`;
  }
}

const placed = ({ x, y, width, height }: Box) =>
  `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;

const short = (value: number) => Number(value.toFixed(1));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
