import type { AnchorsOf } from '../section-data-types.ts';

export const anchors: AnchorsOf = (id, { form }) => ({ made: form ? [`${id}-form`] : [] });
