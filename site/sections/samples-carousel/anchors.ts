import { idsOf } from '../ids-of.ts';
import type { AnchorsOf } from '../section-data-types.ts';

export const anchors: AnchorsOf = (id, { items }) => ({ made: idsOf(items).map((item) => `${id}-${item}`) });
