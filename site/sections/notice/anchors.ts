import type { AnchorsOf } from '../section-data-types.ts';

export const anchors: AnchorsOf = (_id, { confirmations, upload }) => ({
  made: [...(confirmations ? ['received', 'sent', 'stored'] : []), ...(upload ? ['upload'] : [])],
});
