/** The editor's red pencil, lying with its point to the left on a field of 460 x 44. */
import { type Palette, shadesOf } from '#artwork/palette.ts';
import { type Point, smoothPath } from '#artwork/pen/path.ts';
import { smoothNoise } from '#artwork/pen/random.ts';

/** A wash between two heights: its long edges waver as a brush does. */
function wash(from: number, to: number, top: number, bottom: number, seed: number): string {
  const noise = smoothNoise(seed);
  const steps = Math.max(4, Math.round((to - from) / 12));
  const along = Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
  const upper = along.map((x): Point => [x, top + noise(x * 0.07) * 1.8]);
  const lower = along.map((x): Point => [x, bottom + noise(x * 0.07 + 60) * 1.8]).reverse();
  return smoothPath([...upper, ...lower], true);
}

const outline =
  'M8.600 21.800C24.500 17.500 40.500 11.900 55.800 6C180.400 6.200 308.800 5.300 433.400 5.500C443.900 5.700 449.900 12.100 450.200 21.600C449.600 32.200 443.900 37.600 433.800 38.300C309 38.900 180.400 37.900 55.600 37.400C40.100 32.100 24 27.100 7 21.300';
const wood =
  'M55.800 6C51.500 11.200 50.900 15.200 56.200 17.400C51 21.400 50.800 25.600 56.200 27.500C51.300 31.100 51.700 34.900 55.600 37.400';
const ferrule =
  'M388 6.500C387.700 16.800 388 27.500 387.600 37.900M409.400 5.500C408.600 16.200 409.500 27.200 410 37.900';
const edges =
  'M58.200 16.600C166.200 15.700 277.500 15.200 385.500 16.400M57.600 27.600C166 26.200 277.700 27.100 386.200 27.700M393.800 6.500C393.500 17.100 393.500 28 394.100 38.600M402.100 5.800C402.600 16.400 402.300 27.400 402.100 38';

export function redPencil(palette: Palette): string {
  const shade = shadesOf(palette);
  return `<svg class="red-pencil" viewBox="0 0 460 44" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path fill="#fff" d="M8 22L56 6h378c10 0 16 6 16 16s-6 16-16 16H56z"/>
<path fill="#ead9b4" d="M16 23l42-13.500c-4 3.500-4 6 0 8.500-4 3-4 6.500 0 10-4 2.500-4 5 0 8z"/>
<path fill="${shade('pencil', 0.715, 0.72, 1.4)}" stroke="${shade('pencil', 0.612, 0.85, 1.2)}" stroke-opacity=".5" d="${wash(58, 388, 9, 36.5, 4)}"/>
<path fill="${shade('pencil', 0.623, 0.93, 0.3)}" fill-opacity=".5" d="${wash(62, 384, 28.5, 36, 9)}"/>
<path fill="#fff" fill-opacity=".3" d="${wash(84, 176, 11, 17, 12)}${wash(206, 252, 10.5, 17, 14)}${wash(296, 372, 11, 16.5, 17)}${wash(112, 150, 19, 25, 19)}${wash(318, 352, 19.5, 25, 23)}"/>
<path fill="#c9cfc9" d="${wash(388, 410, 8, 36.5, 6)}"/><path fill="${shade('pencil', 0.8543, 0.324, 6.75)}" d="${wash(411, 446, 9, 36, 8)}"/>
<path stroke="${palette.ink}" stroke-width="2.6" d="${outline}${wood}${ferrule}"/><path stroke="${palette.ink}" stroke-width="1.5" d="${edges}"/>
<path fill="${palette.pencil}" stroke="${palette.ink}" stroke-width="1.600" d="M8 22l15-5.200c2 3 2 7 0 10.400z"/></svg>`;
}
