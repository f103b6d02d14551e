import { countLines, type LineChange } from './line-changes.ts';

interface Changed {
  changes: readonly LineChange[];
  isNew: boolean;
  movedSections: number;
  /** Lines that two authors changed. */
  conflicts: number;
}

/** What differs from the published file, in words: `1 line changed, 1 section moved`. */
export function changeWords({ changes, isNew, movedSections, conflicts }: Changed): string {
  if (conflicts > 0)
    return `${counted(conflicts, 'line')} ${conflicts === 1 ? 'waits' : 'wait'} for a choice`;
  if (isNew) return 'New file';
  const { changed, added, removed } = countLines(changes);
  const lines = [
    [changed, 'changed'],
    [added, 'added'],
    [removed, 'removed'],
  ] as const;
  const parts = lines.filter(([count]) => count > 0);
  const words = parts.map(([count, verb], index) =>
    index === 0 ? `${counted(count, 'line')} ${verb}` : `${count} ${verb}`,
  );
  if (movedSections > 0) words.push(`${counted(movedSections, 'section')} moved`);
  return words.join(', ') || 'As published';
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
