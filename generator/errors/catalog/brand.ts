import type { LowContrast } from '../../brand/contrast.ts';
import { entry } from './entry.ts';

/** Colors that cannot be told apart. */
export const brand = {
  LowContrast: entry<LowContrast>(
    'Two colors that are too much alike',
    ({ front, ground, ratio, min }) =>
      `${front} on ${ground} has a contrast of ${shown(ratio)}:1; pages need at least ${min}:1.`,
    ({ color, nearest }) =>
      nearest ? `The nearest ${color} that passes is "${nearest}".` : `Choose another ${color}.`,
  ),
};

/** Rounded down: 4.496 is not 4.5. */
const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
