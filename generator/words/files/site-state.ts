import type { SiteFiles } from '../../edit/operations/site-edit.ts';
import { withLiteralNumbers } from '../../edit/variants/merged-page.ts';
import { createEmptyKeys } from '../../load/variants/empty-groups.ts';
import { mergePages } from '../../load/variants/merge-pages.ts';
import { withLiteralFacts } from '../../load/yaml/literal-facts.ts';
import { createYamlReader } from '../../load/yaml/read-yaml.ts';
import { type ParsedFile, parseFile } from './parsed-file.ts';

type Data = Record<string, unknown>;

/** A folder of pages in one state. Files are parsed when they are asked for, and only once. */
export interface SiteState {
  files: SiteFiles;
  /** Undefined if there is no such file. */
  parsed: (file: string) => ParsedFile | undefined;
  /** The data of a content file or of site.yaml; empty if it cannot be read. */
  shared: (name: string) => Data;
  /** The merged page that a page extends; undefined without one, and if one of its files cannot be read. */
  baseOf: (data: Data, chain?: readonly string[]) => Data | undefined;
}

/** @param read parses a text; both states of a folder share one, which remembers what it read */
export function createSiteState(files: SiteFiles, read: (text: string) => ParsedFile): SiteState {
  const names = new Set(files.list());
  const pages = new Map<string, Data | undefined>();

  const fileOf = (name: string) => [`${name}.yaml`, `${name}.yml`].find((one) => names.has(one));
  const state: SiteState = {
    files,
    parsed(file) {
      const text = names.has(file) ? files.read(file) : undefined;
      return text === undefined ? undefined : read(text);
    },
    shared(name) {
      const file = fileOf(name);
      return (file === undefined ? undefined : state.parsed(file)?.data) ?? {};
    },
    baseOf({ extends: base }, chain = []) {
      return typeof base === 'string' && !chain.includes(base) ? page(base, [...chain, base]) : undefined;
    },
  };
  return state;

  function page(name: string, chain: readonly string[]): Data | undefined {
    if (pages.has(name)) return pages.get(name);
    const file = fileOf(name);
    const parsed = file === undefined ? undefined : state.parsed(file);
    const data = parsed?.data && mergedWith(parsed, state.baseOf(parsed.data, chain));
    pages.set(name, data);
    return data;
  }
}

/** Parses each text once. */
export function createFileReader(): (text: string) => ParsedFile {
  const readYaml = createYamlReader();
  const known = new Map<string, ParsedFile>();
  return (text) => {
    const parsed = known.get(text) ?? parseFile(text, readYaml);
    known.set(text, parsed);
    return parsed;
  };
}

/** The page of a file as visitors get it, with numbers of facts as they are typed. */
export function mergedWith(
  { text, data }: Required<Pick<ParsedFile, 'text' | 'data'>>,
  base: Data | undefined,
): Data {
  const literal = withLiteralFacts(data, text);
  if (!base) return withLiteralNumbers(literal);
  return withLiteralNumbers(mergePages(base, literal, createEmptyKeys(text)).data);
}
