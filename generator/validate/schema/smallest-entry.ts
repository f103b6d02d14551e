import type { JsonSchema } from '../../../schema/load-schemas.ts';
import { slug } from '../../lib/slug.ts';
import { exampleOf } from '../messages/words.ts';

/** The smallest valid entry of a content file, as YAML: its required keys with the schema's examples. */
export function smallestEntry({ title = '', required = [], properties = {} }: JsonSchema): string {
  const lines = required.map((key) => `  ${key}: ${exampleOf(properties[key] ?? {}) ?? ''}`);
  return [`my-${slug(title, 'entry')}:`, ...lines].join('\n');
}
