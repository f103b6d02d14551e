import { pictureSize } from './atlas.ts';
import { pack } from './cover.ts';
import { deskColors, type Rgb } from './themes.ts';

/** Width (px) of the headline area. */
const edge = 832;

/** A plain desk on the right, for companies without a background picture. */
function plainGround(): Uint8Array {
  return pack(pictureSize, (index) => {
    const x = index % pictureSize.width;
    if (x < edge) return 0;
    return x < edge + 2 ? deskColors.rule : deskColors.desk;
  });
}

/**
 * The background of a theme's pictures, in the pixel format of a drawing.
 * @param file a picture of 1200 x 630 in the palette's colors, such as those of the artwork tool `share/grounds.ts`
 */
export async function readGround(file: string | undefined, palette: readonly Rgb[]): Promise<Uint8Array> {
  if (file === undefined) return plainGround();
  const { default: sharp } = await import('sharp');
  const pixels = await sharp(file).resize(pictureSize).removeAlpha().raw().toBuffer();
  const known = new Map<number, number>();
  return pack(pictureSize, (index) =>
    known.getOrInsertComputed(pixels.readUIntBE(index * 3, 3), (color) => nearestIndex(color, palette)),
  );
}

function nearestIndex(color: number, palette: readonly Rgb[]): number {
  const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255];
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}
