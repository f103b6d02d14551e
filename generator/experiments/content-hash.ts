import { hash } from 'node:crypto';
import { isObject } from '../lib/is-object.ts';

/** Keys that say how a page is found or published, not what a variant shows. */
const others = new Set([
  'experiment',
  'extends',
  'route',
  'formerly',
  'draft',
  'allow',
  'canonical',
  'indexed',
]);

/**
 * Sixteen characters that change with what a variant shows as its files state it, merged over its base. Comments, line breaks,
 * and quotes make no difference; the order of keys does, because it is that of sections and fields.
 */
export function contentHash(content: unknown): string {
  const shown = isObject(content) ? Object.entries(content).filter(([key]) => !others.has(key)) : content;
  return hash('sha256', JSON.stringify(shown), 'base64url').slice(0, 16);
}
