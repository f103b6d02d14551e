import { idsOf } from '../ids-of.ts';
import type { AnchorsOf } from '../section-data-types.ts';

export const anchors: AnchorsOf = (_id, { parts }) => ({ written: idsOf(parts) });
