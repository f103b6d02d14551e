import { type Finding, finding } from '../errors/finding.ts';
import { locate, type TextFile } from '../errors/locate.ts';
import { nearest } from '../errors/nearest.ts';
import type { Problem } from '../errors/problem.ts';
import { type PageFolder, readText, shown } from './folder.ts';
import { Lru } from './lru.ts';
import { mergePages } from './merge-pages.ts';
import { isObject } from './merge-patch.ts';
import type { ReadYaml } from './read-yaml.ts';
import { syntaxProblems } from './syntax-problems.ts';

/** A page as its files say it: merged over the pages it extends, not yet validated. */
export interface PageSource {
  name: string;
  /** The page's own file first, then the ones it extends. */
  files: TextFile[];
  data: Record<string, unknown>;
  findings: Finding[];
}

export type LoadPage = (name: string) => { source?: PageSource; problems: Problem[] };

/** Loads pages by name. Bases are kept, since many variants share one. */
export function createPageLoader(folder: PageFolder, readYaml: ReadYaml): LoadPage {
  const bases = new Lru<string, ReturnType<LoadPage>>(50);

  function load(name: string, chain: string[]): ReturnType<LoadPage> {
    const path = folder.pages.get(name) ?? '';
    const file: TextFile = { file: shown(path), text: readText(path) ?? '' };
    const { data, findings, syntax } = readYaml(file.text);
    if (!isObject(data)) {
      return {
        problems: [...syntaxProblems(file, syntax), ...findings.map((found) => locate(found, [file]))],
      };
    }
    const { extends: base } = data;
    if (base === undefined) return { source: { name, files: [file], data, findings: [] }, problems: [] };
    if (chain.includes(String(base)))
      return fail(finding('CircularBase', { chain: [...chain, String(base)] }, ['extends']));
    if (typeof base !== 'string' || !folder.pages.has(base)) {
      const known = [...folder.pages.keys()].filter((page) => page !== name);
      return fail(
        finding('UnknownBase', { base: String(base), known, nearest: nearest(String(base), known) }, [
          'extends',
        ]),
      );
    }
    const loaded = bases.get(base) ?? bases.set(base, load(base, [...chain, base]));
    // The mistakes of a base are reported once, by the base itself.
    if (!loaded.source) return { problems: [] };
    const merged = mergePages(loaded.source.data, data);
    const files = [file, ...loaded.source.files];
    return { source: { name, files, data: merged.data, findings: merged.findings }, problems: [] };

    function fail(found: Finding): ReturnType<LoadPage> {
      return { problems: [locate(found, [file])] };
    }
  }

  return (name) => load(name, [name]);
}
