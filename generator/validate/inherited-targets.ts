import type { DataOf } from '../errors/catalog.ts';
import { type Finding, finding, type Path } from '../errors/finding.ts';
import { isWritten, layersOf, lineOf, locate, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { flow } from './messages/words.ts';

/** A key and the layer that wrote it. The first layer wins. */
interface Writer {
  file: TextFile;
  path: Path;
  layer: number;
}

/**
 * The problem of a page whose action is a mixture of its own keys and inherited ones. Each file alone is right, so the
 * problem is at the line that changes what the base page says.
 * @param files the page's own file first
 * @returns undefined for an action that is wrong in a single file
 */
export function mixedAction(found: Finding, files: TextFile[]): Problem | undefined {
  if (found.code === 'ActionWithTwoTargets')
    return mixedTargets(found.path.slice(0, -1), found.data as DataOf<'ActionWithTwoTargets'>, files);
  if (found.code !== 'NeedsCompanion') return undefined;
  const { key, needs } = found.data as DataOf<'NeedsCompanion'>;
  const [user, removal] = [key, needs].map((one) => writerOf([...found.path.slice(0, -1), one], files));
  if (!user || !removal || removal.layer >= user.layer) return undefined;
  const data = { key, needs, location: locationOf(user) };
  return locate(finding('RemovedCompanion', data, removal.path, 'key'), [removal.file]);
}

function mixedTargets(
  at: Path,
  data: DataOf<'ActionWithTwoTargets'>,
  files: TextFile[],
): Problem | undefined {
  const writers = data.targets.flatMap((target) => {
    const writer = writerOf([...at, target], files);
    return writer ? [{ ...writer, target }] : [];
  });
  const first = Math.min(...writers.map(({ layer }) => layer));
  const [own, second, ...more] = writers.filter(({ layer }) => layer === first);
  const inherited = writers.find(({ layer }) => layer !== first);
  if (!own || !inherited) return undefined;
  if (second) {
    const targets = [own, second, ...more].map(({ target }) => target);
    return locate(finding('ActionWithTwoTargets', { ...data, targets }, second.path, 'key'), [own.file]);
  }
  const { key, action } = data;
  const shown = (target: string) => `${target}: ${flow(action[target])}`;
  const others = writers.filter((one) => one !== own).map(({ target }) => shown(target));
  const details = {
    key,
    own: shown(own.target),
    inherited: others.join(' and '),
    location: locationOf(inherited),
    only: flow(withOneTarget(data, own.target)),
  };
  return locate(finding('InheritedTarget', details, own.path, 'key'), [own.file]);
}

/** The action with null for its other targets, and for the keys that require them. */
function withOneTarget({ targets, action, companions }: DataOf<'ActionWithTwoTargets'>, own: string) {
  const isOther = (key: string) => key !== own && targets.includes(key);
  const isRemoved = (key: string) => isOther(key) || companions[key]?.some(isOther);
  const keys = Object.keys(action);
  const kept = keys.filter((key) => !isRemoved(key)).map((key) => [key, action[key]]);
  return Object.fromEntries([...kept, ...keys.filter(isRemoved).map((key) => [key, null])]);
}

function writerOf(path: Path, files: TextFile[]): Writer | undefined {
  return files
    .flatMap((file) => layersOf(file).map((group) => ({ file, path: [...group, ...path] })))
    .map((place, layer) => ({ ...place, layer }))
    .find(({ file, path }) => isWritten(file, path));
}

const locationOf = ({ file, path }: Writer) => `${file.file} (line ${lineOf(file, path)})`;
