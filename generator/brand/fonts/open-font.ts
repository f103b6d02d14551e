import { sampleText } from '../../artwork/fonts/sample-text.ts';

/** Sizes in em. */
export interface FontMetrics {
  /** Of the sample text. */
  width: number;
  ascent: number;
  descent: number;
}

/** Measures a font in a weight; a static font has the same size in every weight. */
export type MeasureFont = (weight: number) => FontMetrics;

/** Opens a WOFF2 file for measuring. @returns why it is not a usable font, as a clause that follows a colon */
export async function openFont(bytes: Buffer): Promise<MeasureFont | string> {
  const signature = bytes.toString('latin1', 0, 4);
  if (signature !== 'wOF2')
    return signature === 'wOFF' ? 'it is a WOFF file, not a WOFF2 file' : 'it is not a WOFF2 file';
  // Only companies with fonts pay for loading these.
  const [{ default: subsetFont }, hb] = await Promise.all([import('subset-font'), import('harfbuzzjs')]);
  let sfnt: Buffer;
  try {
    sfnt = await subsetFont(bytes, sampleText, { targetFormat: 'sfnt' });
  } catch {
    return 'it is damaged';
  }
  const face = new hb.Face(new hb.Blob(new Uint8Array(sfnt)));
  return (weight) => {
    const font = new hb.Font(face);
    font.setVariations([new hb.Variation('wght', weight)]);
    const buffer = new hb.Buffer();
    buffer.addText(sampleText);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    const { ascender, descender } = font.hExtents();
    return { width: width / face.upem, ascent: ascender / face.upem, descent: -descender / face.upem };
  };
}
