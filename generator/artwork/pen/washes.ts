/** The washes of drawings: pale shades of the brand's colors, with darker rims. */
import { type Palette, shadesOf } from '../palette.ts';

export type WashTone = 'yellow' | 'green' | 'rose' | 'blue' | 'sand';
export type Washes = Record<WashTone, { body: string; rim: string }>;

export function washesOf(palette: Palette): Washes {
  const shade = shadesOf(palette);
  return {
    yellow: { body: shade('highlighter', 0.914, 0.97, -3), rim: shade('highlighter', 0.8261, 1.225, -7.08) },
    green: { body: shade('evergreen', 0.843, 0.43, -11.6), rim: shade('evergreen', 0.732, 0.68, -10.8) },
    rose: { body: shade('pencil', 0.875, 0.26, 12.5), rim: shade('pencil', 0.7582, 0.425, 9.68) },
    blue: { body: shade('ink', 0.862, 0.56, -7.4), rim: shade('ink', 0.734, 1.07, -6.8) },
    sand: { body: shade('rule', 0.906, 1.3, -1.8), rim: shade('rule', 0.801, 1.97, -0.5) },
  };
}
