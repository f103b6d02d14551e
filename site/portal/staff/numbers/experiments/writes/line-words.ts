import type { ExperimentArm } from '../../../../../../schema/api/experiments.ts';

const linesText = (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`);

/** `1 line out, 1 line in. Every other byte of the file stays as it is.` */
export function summaryText(files: ExperimentArm['files']): string {
  const lines = files.flatMap(({ blocks }) => blocks.flat());
  const [out, added] = (['removed', 'added'] as const).map(
    (kind) => lines.filter((line) => line.kind === kind).length,
  );
  const changes = [out && `${linesText(out)} out`, added && `${linesText(added)} in`]
    .filter(Boolean)
    .join(', ');
  return `${changes}. Every other byte of the ${files.length === 1 ? 'file' : 'files'} stays as it is.`;
}

/** A line of YAML before its key, the key, and the rest; without a key, all of it is before. */
export function keyOf(text: string): [before: string, key: string, after: string] {
  const found = /^(\s*(?:- )*)([\w.$/-]+)(:(?:\s.*)?)$/.exec(text);
  return found ? [found[1] ?? '', found[2] ?? '', found[3] ?? ''] : [text, '', ''];
}
