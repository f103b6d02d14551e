import type { Drawing } from './atlas.ts';
import { cover, levelsOf } from './cover.ts';
import { pencilLevels } from './themes.ts';

const scale = 52 / 40;

/** A brand's mark, 52 px wide. @param mark path data on a canvas of 40 x 30 */
export async function drawMark(mark: string): Promise<Drawing> {
  const path = `<path fill="#fff" stroke="#fff" stroke-width="0.2" stroke-linejoin="round" transform="scale(${scale})" d="${mark}"/>`;
  const box = { left: 0, top: 0, width: 40 * scale + 2, height: Math.ceil(30 * scale) + 2 };
  return levelsOf(await cover(path, box), pencilLevels);
}
