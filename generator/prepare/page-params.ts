import type { Page } from '../../schema/generated/types.ts';
import type { PreparedHead } from '../../site/prepared-page.ts';
import { type Finding, finding } from '../errors/finding.ts';
import type { DeepReadonly } from '../lib/deep-readonly.ts';
import { defaults } from './defaults.ts';
import type { Uses } from './value/context.ts';

type Declared = DeepReadonly<Page['params']>;

/** Findings for URL parameters in texts that the page does not declare. */
export function unknownParams(parts: Pick<Uses, 'params'>[], declared: Declared = {}): Finding[] {
  const known = Object.keys(declared);
  return parts
    .flatMap((part) => part.params)
    .filter(({ name }) => !Object.hasOwn(declared, name))
    .map(({ name, written, path }) =>
      finding('UnknownUrlParam', { name, written, known }, path, 'value', written),
    );
}

/** The rules of the URL parameters that the page's texts show. */
export function usedParams(
  parts: Pick<Uses, 'params'>[],
  declared: Declared = {},
): NonNullable<PreparedHead['params']> {
  const used = new Set(parts.flatMap((part) => part.params.map(({ name }) => name)));
  return Object.fromEntries(
    Object.entries(declared)
      .filter(([name]) => used.has(name))
      .map(([name, { values, maxLength = defaults.paramLength, characters = defaults.characters }]) => [
        name,
        values ? { values } : { maxLength, characters },
      ]),
  );
}
