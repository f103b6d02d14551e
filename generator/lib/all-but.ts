import { isObject } from './is-object.ts';

/** Whether a reference is meant as all entries of a content file except some. It can have mistakes. */
export function isAllBut(reference: unknown): reference is { all?: unknown; except?: unknown } {
  return isObject(reference) && ('all' in reference || 'except' in reference);
}
