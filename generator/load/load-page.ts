import { nearest } from '../../schema/nearest.ts';
import { type Finding, finding } from '../errors/finding.ts';
import { locate, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { DeepReadonly } from '../lib/deep-readonly.ts';
import { isObject } from '../lib/is-object.ts';
import { displayPath } from '../paths.ts';
import { howToWrite, kindOf } from '../validate/messages/words.ts';
import type { PageFolder } from './page-folder.ts';
import { readText } from './read-text.ts';
import { textProblem } from './text-problem.ts';
import { mergePages } from './variants/merge-pages.ts';
import { withWrittenFacts } from './yaml/literal-facts.ts';
import type { ReadYaml } from './yaml/read-yaml.ts';
import { syntaxProblems } from './yaml/syntax-problems.ts';

/** A page as its files say it: merged over the pages it extends, not yet validated. */
export interface PageSource {
  name: string;
  /** The page's own file first, then the ones it extends. */
  files: TextFile[];
  data: DeepReadonly<Record<string, unknown>>;
  findings: Finding[];
}

export interface LoadedPage {
  source?: PageSource;
  problems: Problem[];
  /** Of a page that could not be loaded, where its file tells it: links to it are not broken. */
  route?: string;
}

export type LoadPage = (name: string) => LoadedPage;

interface Loaded extends LoadedPage {
  /** Pages that extend each other, from the one that was asked for to the one where the circle closes. */
  circle?: string[];
}

/** Loads pages by name. */
export function createPageLoader(folder: PageFolder, readYaml: ReadYaml): LoadPage {
  function load(name: string, chain: string[]): Loaded {
    const path = folder.pages.get(name) ?? '';
    const { text, fault } = readText(path);
    const file: TextFile = { file: displayPath(path), text };
    if (fault)
      return {
        problems: [textProblem(file.file, fault)],
        route: fault.kind === 'encoding' ? routeIn(fault.text) : undefined,
      };
    const { data: read, findings, faults } = readYaml(text);
    const data = isObject(read) ? withWrittenFacts(read, text) : undefined;
    const route = routeIn(text);
    if (!data)
      return {
        problems: [...syntaxProblems(file, faults), ...findings.map((found) => locate(found, [file]))],
        route,
      };
    const { extends: base } = data;
    if (base === undefined) return { source: { name, files: [file], data, findings: [] }, problems: [] };
    if (typeof base !== 'string') {
      const remedy = howToWrite({ type: 'string' }, ['extends'], base);
      const wrong = { key: 'extends', expected: 'text', got: kindOf(base), remedy };
      return { problems: [locate(finding('WrongType', wrong, ['extends']), [file])], route };
    }
    if (!folder.pages.has(base)) {
      const known = [...folder.pages.keys()].filter((page) => page !== name);
      const unknown = { base, known, nearest: nearest(base, known) };
      return { problems: [locate(finding('UnknownBase', unknown, ['extends']), [file])], route };
    }
    if (chain.includes(base)) return { problems: [], circle: [...chain, base], route };
    const loaded = load(base, [...chain, base]);
    if (loaded.circle) return { problems: [], circle: loaded.circle, route };
    // The mistakes of a base are reported once, by the base itself.
    if (!loaded.source) return { problems: [], route };
    const merged = mergePages(loaded.source.data, data);
    const files = [file, ...loaded.source.files];
    return { source: { name, files, data: merged.data, findings: merged.findings }, problems: [] };
  }

  return (name) => {
    const { circle, ...loaded } = load(name, [name]);
    return circle ? { ...loaded, problems: circleProblems(circle, folder) } : loaded;
  };
}

/** A circle is reported once, by the first of its pages. Pages that only lead into one are not to blame. */
function circleProblems(circle: string[], folder: PageFolder): Problem[] {
  const [first = ''] = circle;
  if (circle.at(-1) !== first || circle.some((page) => page < first)) return [];
  const path = folder.pages.get(first) ?? '';
  const file = { file: displayPath(path), text: readText(path).text };
  return [locate(finding('CircularBase', { chain: circle }, ['extends']), [file])];
}

/** The route that a page's file tells, also when the file cannot be read otherwise. */
export function routeIn(text: string): string | undefined {
  return /^route:[ \t]*["']?(\/[^\s"'#]*)/m.exec(text)?.[1];
}
