import type { Page } from '../../schema/generated/types.ts';
import type { DeepReadonly } from '../lib/deep-readonly.ts';
import { differences, inWords } from './differences.ts';
import { movedIds } from './moved-ids.ts';

type Sections = DeepReadonly<Page['sections']>;

/** What a variant does with the sections of its base, from top to bottom, a line for each. */
export function sectionDifferences(base: Sections, variant: Sections): string[] {
  const order = Object.keys(variant);
  const common = order.filter((id) => id in base);
  const moved = movedIds(
    Object.keys(base).filter((id) => id in variant),
    common,
  );
  const place = (id: string) => {
    const before = order[order.indexOf(id) - 1];
    return before === undefined ? 'at the top' : `after ${before}`;
  };
  const removed = Object.entries(base)
    .filter(([id]) => !(id in variant))
    .map(([id, { type }]) => `removed: ${named(id, type)}`);
  const others = Object.entries(variant).flatMap(([id, section]) => {
    const old = base[id];
    if (!old) return [`added: ${named(id, section.type)}, ${place(id)}`];
    return [
      ...(moved.has(id) ? [`moved: ${id}, now ${place(id)}`] : []),
      ...differences(old, section).map((one) => `${id} › ${inWords(one)}`),
    ];
  });
  return [...removed, ...others];
}

const named = (id: string, type: string) => (id === type ? id : `${id} (${type})`);
