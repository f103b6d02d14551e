/** Lightness (0 to 1), chroma, and hue (degrees), as in CSS oklch(): colors of equal lightness look equally bright. */
export type Oklch = [lightness: number, chroma: number, hue: number];

type Three = [number, number, number];

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toGamma = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

/** Multiplies with the matrices of CSS Color 4, section 10.2. */
function times(rows: readonly Three[], [x, y, z]: Three): Three {
  return rows.map(([a, b, c]) => a * x + b * y + c * z) as Three;
}
const rgbToLms: Three[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const lmsToLab: Three[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const labToLms: Three[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const lmsToRgb: Three[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** @param hex as in `#c2371c` */
export function oklchOf(hex: string): Oklch {
  const rgb = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Three;
  const [lightness, a, b] = times(lmsToLab, times(rgbToLms, rgb).map(Math.cbrt) as Three);
  return [lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

/** Converts to hex, clipped to the sRGB gamut. */
export function hexOf([lightness, chroma, hue]: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  const lms = times(labToLms, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  const rgb = times(lmsToRgb, lms.map((part) => part ** 3) as Three);
  const bytes = rgb.map((part) => Math.round(Math.min(1, Math.max(0, toGamma(part))) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
