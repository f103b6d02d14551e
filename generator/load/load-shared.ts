import { basename } from 'node:path';
import type { Site } from '../../schema/generated/types.ts';
import { type Finding, finding } from '../errors/finding.ts';
import { fileProblem, locate, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { displayPath } from '../paths.ts';
import type { Validator } from '../validate/schema/validator.ts';
import type { PageFolder } from './page-folder.ts';
import { readText } from './read-text.ts';
import { readYamlFile, type YamlFile } from './read-yaml-file.ts';
import { withLiteralFacts } from './yaml/literal-facts.ts';
import type { ReadYaml } from './yaml/read-yaml.ts';

export interface ContentFile extends TextFile {
  /** Only the ids if the file has problems, so references to them do not count as broken. */
  entries: Record<string, Record<string, unknown>>;
}

/** site.yaml and the content files, validated. All pages share them. */
export interface SharedSource {
  site?: Site;
  siteFile: TextFile;
  /** By the content file's name. */
  content: Map<string, ContentFile>;
  problems: Problem[];
}

/** Loads site.yaml and content/. A content file with an unknown name is a problem, because nothing can refer to it. */
export function loadShared(folder: PageFolder, readYaml: ReadYaml, validator: Validator): SharedSource {
  const problems = nameProblems(folder);
  const { file: siteFile, text, data } = load(folder.site, validator.site);
  const site = data && (withLiteralFacts(data, text) as unknown as Site);
  const content = new Map<string, ContentFile>();
  for (const [name, path] of folder.content) {
    const known = validator.collections;
    if (known.includes(name)) {
      const validate = (data: unknown) => validator.content(name, data);
      const { file, text, data } = load(path, validate, validator.smallestEntry(name));
      content.set(name, { ...file, entries: (data as ContentFile['entries'] | undefined) ?? idsIn(text) });
    } else problems.push(locate(finding('UnknownContentFile', { name, known }, []), [readText(path).file]));
  }
  return { site, siteFile, content, problems };

  /** @returns without data if there are problems */
  function load(path: string, validate: (data: unknown) => Finding[], entry?: string): YamlFile {
    const { data, ...read } = readYamlFile(path, readYaml, entry);
    const found = data ? validate(data).map((one) => locate(one, [read.file])) : brokenFile(read);
    problems.push(...found);
    return { ...read, ...(found.length === 0 && { data }) };
  }

  function brokenFile({ file: { file }, isMissing, problems }: YamlFile): Problem[] {
    const purpose = 'contains the settings of the whole site';
    return isMissing ? [fileProblem(file, 'MissingFile', { file, purpose })] : problems;
  }
}

function nameProblems({ duplicates, misnamed }: PageFolder): Problem[] {
  return [
    ...duplicates.map(({ file, other }) =>
      fileProblem(displayPath(file), 'SameName', { name: basename(file), other: basename(other) }),
    ),
    ...misnamed.map((file) => {
      const name = basename(file);
      const suggestion = name.replace(/\.ya?ml(?:\.txt)?$/i, '.yaml');
      return fileProblem(displayPath(file), 'WrongExtension', { name, suggestion });
    }),
  ];
}

function idsIn(text: string): ContentFile['entries'] {
  const keys = [...text.matchAll(/^([A-Za-z_][\w-]*):/gm)].map((match) => match[1] ?? '');
  return Object.fromEntries(keys.map((key) => [key, {}]));
}
