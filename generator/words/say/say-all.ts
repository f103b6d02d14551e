import type { Difference } from '../compare/differences.ts';
import { sayDifference } from './say-difference.ts';
import { saySpecial } from './say-special.ts';
import type { Said, Speaker } from './speaker.ts';

/** All differences of a file in words. */
export const sayAll = (differences: readonly Difference[], speaker: Speaker): Said[] =>
  differences.map((one) => saySpecial(one, speaker) ?? sayDifference(one, speaker));
