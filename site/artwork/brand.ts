/** The lark: two strokes of a pencil for the wings, one for the body, and the icons made of it. */
import sharp from 'sharp';
import { curveThrough, type Point, strokeOutline } from './path.ts';

const pencil = '#c2371c';
const paper = '#faf7f0';

/** A stroke that starts as a point, swells to `width` where `peak` says, and ends as thin as `foot` of it. */
function feather(through: Point[], width: number, peak: number, foot = 0.1): string {
  const line = curveThrough(through, 3);
  return strokeOutline(
    line,
    (t) => {
      const rise = t < peak ? t / peak : 1 - ((t - peak) / (1 - peak)) * (1 - foot);
      return width * Math.max(0.08, Math.sin((Math.max(rise, 0) * Math.PI) / 2));
    },
    2,
  );
}

/** The mark on 40 x 30; `weight` 1 is for text sizes, more for icons of a few pixels. */
export function larkPath(weight = 1): string {
  const body: Point[] = [
    [1.2, 27.4],
    [8.4, 25.4],
    [16, 21.6],
    [23.6, 15.6],
    [30, 10.6],
    [34.4, 8.8],
    [39, 9.4],
  ];
  const nearWing: Point[] = [
    [25.6, 14.6],
    [20.6, 12.4],
    [13.4, 8.6],
    [4.4, 1.4],
  ];
  const farWing: Point[] = [
    [28.6, 12],
    [27.4, 8.4],
    [24.8, 4.6],
    [20.8, 0.8],
  ];
  return (
    feather(body, 5.2 * weight, 0.64, 0) +
    feather(nearWing, 4.6 * weight, 0.34, 0) +
    feather(farWing, 2.8 * weight, 0.3, 0)
  );
}

const markSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30" fill="${pencil}"><title>Larkfield Resumes</title><path d="${larkPath()}"/></svg>\n`;

/** The lark on a sheet of paper; `inset` is the part of the side left free on the left and right. */
function tileSvg(side: number, radius: number, inset: number, weight: number): string {
  const scale = (side * (1 - 2 * inset)) / 40;
  const top = (side - 29.5 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="${paper}"/><path fill="${pencil}" transform="translate(${(side * inset).toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(3)})" d="${larkPath(weight)}"/></svg>\n`;
}

const png = (svg: string) =>
  sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();

/** The mark and the icons, by file name. */
export async function drawBrand(): Promise<Map<string, string | Buffer>> {
  const favicon = tileSvg(32, 7, 0.1, 1.35);
  return new Map<string, string | Buffer>([
    ['brand/mark.svg', markSvg()],
    ['brand/favicon.svg', favicon],
    ['brand/favicon-32.png', await png(favicon)],
    ['brand/apple-touch-icon.png', await png(tileSvg(180, 0, 0.18, 1.08))],
    ['brand/icon-192.png', await png(tileSvg(192, 0, 0.2, 1.08))],
    ['brand/icon-512.png', await png(tileSvg(512, 0, 0.2, 1.08))],
  ]);
}
