import type { LowContrast } from '../../brand/contrast.ts';
import { entry } from './entry.ts';

/** Color pairs that are hard to read. */
export const brand = {
  LowContrast: entry<LowContrast>(
    'Not enough contrast',
    ({ foreground, background, ratio, min }) =>
      `The contrast of ${foreground} on ${background} is ${roundedDown(ratio)}:1; pages need at least ${min}:1.`,
    ({ color, nearest }) =>
      nearest ? `The nearest ${color} that passes is "${nearest}".` : `Choose a different ${color}.`,
  ),
};

/** 4.496 must not look like a passing 4.5. */
const roundedDown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
