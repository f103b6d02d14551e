import type { Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { locateEntry } from '../file/locate-entry.ts';
import { constantText } from '../values/scalar-text.ts';
import type { WrittenPatch } from './apply-patch.ts';

/** The loader reads numbers in facts as text. */
export function literalFacts(value: unknown): unknown {
  if (typeof value === 'number') return constantText(value);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, literalFacts(item)]));
}

/** The loader reads numbers in facts as they are typed: `1.50` is not 1.5. */
export function withTypedFacts(
  changes: Record<string, unknown>,
  written: WrittenPatch | undefined,
): Record<string, unknown> {
  if (!written || !isObject(changes.facts)) return changes;
  return { ...changes, facts: typed(changes.facts, written, [...written.path, 'facts']) };
}

function typed(value: unknown, written: WrittenPatch, path: Path): unknown {
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, typed(item, written, [...path, key])]),
    );
  if (typeof value !== 'number') return value;
  const token = locateEntry(written.file, path).entry.value;
  const source = token && 'source' in token ? token.source : String(value);
  return source === String(value) ? value : source;
}
