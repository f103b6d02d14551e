import { basename } from 'node:path';
import { finding } from '../errors/finding.ts';
import { locate } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { howToWrite, kindOf } from '../validate/messages/words.ts';
import type { LoadedPage } from './loaded-page.ts';
import { createRowLoader } from './matrix/load-row.ts';
import type { PageFolder } from './page-folder.ts';
import { readText } from './read-text.ts';
import { readYamlFile } from './read-yaml-file.ts';
import { createEmptyKeys } from './variants/empty-groups.ts';
import { mergePages } from './variants/merge-pages.ts';
import { withLiteralFacts } from './yaml/literal-facts.ts';
import type { ReadYaml } from './yaml/read-yaml.ts';

export type LoadPage = (name: string) => LoadedPage;

interface Loaded extends LoadedPage {
  /** The chain of `extends` from the requested page to the first repeated page. */
  cycle?: string[];
}

export function createPageLoader(folder: PageFolder, readYaml: ReadYaml): LoadPage {
  const rowSource = createRowLoader(folder, (name) => load(name, [name]));

  function load(name: string, chain: string[]): Loaded {
    const path = folder.files.get(name) ?? '';
    const { file, text, data: read, problems } = readYamlFile(path, readYaml);
    const route = routeIn(text);
    const isDraft = read ? read.draft === true : isDraftText(text);
    if (!read) return { problems, route, isDraft };
    const data = withLiteralFacts(read, text);
    const { extends: base } = data;
    if (base === undefined)
      return { source: { name, files: [file], data, bases: [], findings: [] }, problems: [], isDraft };
    if (typeof base !== 'string') {
      const fix = howToWrite({ type: 'string' }, ['extends'], base);
      const wrong = { key: 'extends', expected: 'text', got: kindOf(base), fix };
      return { problems: [locate(finding('WrongType', wrong, ['extends']), [file])], route, isDraft };
    }
    if (folder.matrices.has(base)) {
      const of = load(base, [...chain, base]).source?.files[1]?.file;
      const data = { base, of: of && basename(of).replace(/\.ya?ml$/, '') };
      return { problems: [locate(finding('MatrixBase', data, ['extends']), [file])], route, isDraft };
    }
    if (!folder.files.has(base)) {
      const known = [...folder.files.keys()].filter((page) => page !== name);
      return {
        problems: [locate(finding('UnknownBase', { base, known }, ['extends']), [file])],
        route,
        isDraft,
      };
    }
    if (chain.includes(base)) return { problems: [], cycle: [...chain, base], route, isDraft };
    const loaded = load(base, [...chain, base]);
    if (loaded.cycle) return { problems: [], cycle: loaded.cycle, route, isDraft };
    // A base reports its own problems, once. Those of a draft do not stop the build, so its variants report them, too.
    if (!loaded.source) return { problems: loaded.isDraft ? loaded.problems : [], route, isDraft };
    const merged = mergePages(loaded.source.data, data, createEmptyKeys(text));
    const files = [file, ...loaded.source.files];
    const bases = [loaded.source.data, ...loaded.source.bases];
    return { source: { name, files, bases, ...merged }, problems: [], isDraft };
  }

  return (name) => {
    const ofRow = rowSource(name);
    if (ofRow) return ofRow;
    const { cycle, ...loaded } = load(name, [name]);
    return cycle ? { ...loaded, problems: cycleProblems(cycle, folder) } : loaded;
  };
}

/**
 * Only the alphabetically first page of a cycle reports it, drafts last. Pages outside the cycle that extend one of its pages
 * do not, unless all pages of the cycle are drafts, whose problems do not stop the build.
 */
function cycleProblems(cycle: string[], folder: PageFolder): Problem[] {
  const fileOf = (page: string) => readText(folder.files.get(page) ?? '').file;
  const members = cycle.slice(cycle.indexOf(cycle.at(-1) ?? ''), -1);
  const published = members.filter((page) => !isDraftText(fileOf(page).text));
  const [first = ''] = (published.length > 0 ? published : members).toSorted();
  const [page = ''] = cycle;
  if (page !== first && (members.includes(page) || published.length > 0)) return [];
  const start = members.indexOf(first);
  const chain = [...members.slice(start), ...members.slice(0, start), first];
  return [locate(finding('CircularBase', { chain }, ['extends']), [fileOf(first)])];
}

/** Whether a page's text says that it is a draft, even when the YAML is broken. */
export function isDraftText(text: string): boolean {
  return /^draft:[ \t]*true[ \t]*(?:#.*)?\r?$/m.test(text);
}

/** Finds the route in a page's text, even when the YAML is broken. In a file that makes many pages, it has columns in braces. */
export function writtenRouteIn(text: string): string | undefined {
  return /^route:[ \t]*["']?(\/(?:\{\{[^{}\n]*\}\}|[^\s"'#])*)/m.exec(text)?.[1];
}

/** Finds the route in the text of a page; undefined in a file that makes many pages. */
export function routeIn(text: string): string | undefined {
  const route = writtenRouteIn(text);
  return route?.includes('{{') ? undefined : route;
}
