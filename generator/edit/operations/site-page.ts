import { isObject } from '../../lib/is-object.ts';
import { withLiteralFacts } from '../../load/yaml/literal-facts.ts';
import { EditError } from '../edit-error.ts';
import { openYaml, type YamlFile } from '../file/yaml-file.ts';
import { mergedPage } from '../variants/merged-page.ts';
import type { SiteFiles } from './site-edit.ts';

type Data = Record<string, unknown>;

/** A page of a folder, with what it inherits. */
export interface SitePage {
  file: string;
  source: string;
  yaml: YamlFile;
  /** The merged page that it extends; undefined for a page that is no variant. */
  base?: Data;
}

/** The file of a page. */
export function pageFile(files: SiteFiles, name: string): string | undefined {
  // These are shared by pages.
  if (name === 'site' || name.includes('/')) return undefined;
  return files.list().find((file) => file === `${name}.yaml` || file === `${name}.yml`);
}

/** The names of all pages, by file. */
export function pageNames(files: SiteFiles): Map<string, string> {
  const pages = files.list().filter((file) => !file.includes('/') && !/^site\.ya?ml$/.test(file));
  return new Map(pages.map((file) => [file, file.replace(/\.ya?ml$/, '')]));
}

/** The text of a file. @throws EditError if there is no such file */
export function textOf(files: SiteFiles, file: string): string {
  const text = files.list().includes(file) ? files.read(file) : undefined;
  if (text !== undefined) return text;
  throw new EditError('missing', [], `There is no file ${file} in the folder.`);
}

/** @throws EditError if the page, or one that it extends, does not exist or cannot be read */
export function openPage(files: SiteFiles, name: string): SitePage {
  const file = pageFile(files, name);
  if (file === undefined) throw new EditError('missing', [], `There is no page "${name}".`);
  const source = textOf(files, file);
  const yaml = openYaml(source);
  const { extends: base } = yaml.data;
  return { file, source, yaml, ...(base !== undefined && { base: mergedBase(files, base, [name]) }) };
}

function mergedBase(files: SiteFiles, name: unknown, variants: readonly string[]): Data {
  const file = typeof name === 'string' ? pageFile(files, name) : undefined;
  const [variant] = variants;
  if (typeof name !== 'string' || file === undefined)
    throw new EditError('missing', ['extends'], `"${variant}" extends "${name}", which does not exist.`);
  if (variants.includes(name))
    throw new EditError('missing', ['extends'], `"${name}" extends itself. Correct "extends" first.`);
  const yaml = openYaml(textOf(files, file));
  const { extends: base } = yaml.data;
  if (base === undefined) return withLiteralFacts(yaml.data, yaml.text);
  return mergedPage(mergedBase(files, base, [name, ...variants]), yaml);
}

/** The page as visitors get it: a variant is merged over its base. */
export const mergedData = ({ yaml, base }: SitePage): Data => (base ? mergedPage(base, yaml) : yaml.data);

/** The sections of a merged page, in order. */
export function sectionsOf({ sections = null }: Data): Data {
  if (sections === null) return {};
  if (isObject(sections)) return sections;
  throw new EditError('scalar', ['sections'], 'The sections of the page are not a group of keys.');
}
