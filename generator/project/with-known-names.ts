import { byNearness, nearest } from '../../schema/nearest.ts';
import type { DataOf } from '../errors/catalog.ts';
import { type Finding, finding } from '../errors/finding.ts';
import { isObject } from '../lib/is-object.ts';
import { flow } from '../validate/messages/words.ts';

/** The names in a folder that a message can offer. */
export interface KnownNames {
  /** The ids in a content file. */
  idsOf: (collection: string) => string[];
  /** Paths below media/. */
  files: () => Iterable<string>;
  routes: () => string[];
}

/** A finding whose fix offers names that exist in this folder, in place of the examples of the schemas. */
export function withKnownNames(found: Finding, page: unknown, names: KnownNames): Finding {
  const { code, path, at, word } = found;
  const change = changes[code as keyof typeof changes];
  if (!change) return found;
  const data = { ...found.data, ...change(found.data as never, names, page) };
  return finding(code, data as never, path, at, word);
}

const changes = {
  ActionWithoutTarget: (_data: DataOf<'ActionWithoutTarget'>, { idsOf }: KnownNames, page: unknown) => ({
    forms: idsOf('forms'),
    sections: isObject(page) && isObject(page.sections) ? Object.keys(page.sections) : [],
  }),
  NeedsCompanion: ({ needs }: DataOf<'NeedsCompanion'>, { idsOf }: KnownNames) =>
    needs === 'form' ? { forms: idsOf('forms') } : {},
  MissingKey: withIds,
  TooFew: withIds,
  BadReference: withIds,
  FileWithoutEnding({ written }: DataOf<'FileWithoutEnding'>, { files }: KnownNames) {
    const inside = written.replace(/^.*?(?<=^|\/)media\//, '').replace(/\/$/, '');
    const all = [...files()];
    return { nearest: all.find((file) => file.startsWith(`${inside}.`)) };
  },
  BrokenLink({ suggestion }: DataOf<'BrokenLink'>, { routes }: KnownNames) {
    const [, words = '', route = '', rest = ''] = /^\[(.*)\]\((\/[^?#]*)(.*)\)$/.exec(suggestion) ?? [];
    const known = route === '' ? [] : routes();
    if (route === '' || known.some((one) => bare(one) === bare(route))) return {};
    const near = nearest(bare(route), known.map(bare));
    const target = known.find((one) => bare(one) === near);
    return {
      missing: route,
      routes: byNearness(route, known),
      ...(target && { suggestion: `[${words}](${target}${rest})` }),
    };
  },
};

/** The ids of the content file that a key refers to. */
function withIds({ collection, example }: { collection?: string; example?: string }, { idsOf }: KnownNames) {
  if (collection === undefined) return {};
  const ids = idsOf(collection);
  return { ids, example: ids.length === 0 || !example?.startsWith('[') ? example : flow(ids.slice(0, 2)) };
}

const bare = (route: string) => route.replace(/^\/|\/$/g, '');
