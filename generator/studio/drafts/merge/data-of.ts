import { openYaml } from '../../../edit/file/yaml-file.ts';
import { Lru } from '../../../lib/lru.ts';
import { attempt } from './attempt.ts';

type Data = Record<string, unknown>;

/** The states of a file that are compared are read several times. */
const read = new Lru<string, { data: Data | undefined }>(64);

/** The data of a text; undefined if it does not parse. */
export function dataOf(text: string | undefined): Data | undefined {
  if (text === undefined) return undefined;
  return (read.get(text) ?? read.set(text, { data: attempt(() => openYaml(text).data) })).data;
}
