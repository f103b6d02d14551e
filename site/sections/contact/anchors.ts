import type { AnchorsOf } from '../section-data-types.ts';

export const anchors: AnchorsOf = (id) => ({ made: [`${id}-form`] });
