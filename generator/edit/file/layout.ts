import { isMap, isSeq, visit } from 'yaml';
import { type Group, groupOf } from './entries.ts';
import { columnOf } from './lines.ts';
import type { YamlFile } from './yaml-file.ts';

/** How a file is written where something new is added. */
export interface Layout {
  /** Spaces from a key to the keys of its mapping. */
  step: number;
  /** Spaces from a key to the dashes of its list. */
  listStep: number;
  eol: string;
  /** Whether the file only says what differs from a page that it extends. */
  isVariant: boolean;
}

/** @param groups the groups around the new entry, whose indentation counts more than that of the rest of the file */
export function layoutAt(file: YamlFile, groups: readonly Group[]): Layout {
  const own = [...groups].reverse();
  const step = firstStep(file, own, true) ?? firstStep(file, allGroups(file), true) ?? 2;
  const listStep = firstStep(file, own, false) ?? firstStep(file, allGroups(file), false) ?? step;
  return { step, listStep, eol: file.eol, isVariant: 'extends' in file.data };
}

function* allGroups(file: YamlFile): Iterable<Group> {
  const groups: Group[] = [];
  visit(file.document.contents, {
    Collection: (_key, node) => {
      const group = groupOf(node);
      if (group) groups.push(group);
    },
  });
  yield* groups;
}

/** Spaces from the keys of the first group to the mappings or lists on the lines below one of them. */
function firstStep(file: YamlFile, groups: Iterable<Group>, ofMaps: boolean): number | undefined {
  for (const { isMap: isMapping, isFlow, entries } of groups) {
    if (!isMapping || isFlow) continue;
    for (const { start, node, value } of entries) {
      const isWanted = ofMaps
        ? isMap(node) && value?.type === 'block-map'
        : isSeq(node) && value?.type === 'block-seq';
      if (isWanted && value) return columnOf(file, value.offset) - columnOf(file, start);
    }
  }
  return undefined;
}
