import { basename } from 'node:path';
import type { Site } from '../../schema/generated/types.ts';
import { type Finding, finding } from '../errors/finding.ts';
import { fileProblem, locate, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { isObject } from '../lib/is-object.ts';
import { displayPath } from '../paths.ts';
import type { Validator } from '../validate/schema/validator.ts';
import type { PageFolder } from './page-folder.ts';
import { readText } from './read-text.ts';
import { textProblem } from './text-problem.ts';
import { withLiteralFacts } from './yaml/literal-facts.ts';
import type { ReadYaml } from './yaml/read-yaml.ts';
import { syntaxProblems } from './yaml/syntax-problems.ts';

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
  const { text, failure } = readText(folder.site);
  const siteFile = { file: displayPath(folder.site), text };
  let site: Site | undefined;
  if (failure?.kind === 'missing') {
    const purpose = 'contains the settings of the whole site';
    problems.push(fileProblem(siteFile.file, 'MissingFile', { file: siteFile.file, purpose }));
  } else if (failure) problems.push(textProblem(siteFile.file, failure));
  else {
    const data = read(siteFile, (value) => validator.site(value));
    site = data && (withLiteralFacts(data, text) as unknown as Site);
  }

  const content = new Map<string, ContentFile>();
  for (const [name, path] of folder.content) {
    const { text, failure } = readText(path);
    const file = { file: displayPath(path), text };
    if (!validator.collections.includes(name)) {
      const known = validator.collections;
      problems.push(locate(finding('UnknownContentFile', { name, known }, []), [file]));
      continue;
    }
    if (failure) {
      problems.push(textProblem(file.file, failure));
      content.set(name, { ...file, entries: idsIn(failure.kind === 'encoding' ? failure.text : '') });
      continue;
    }
    const validate = (data: unknown) => validator.content(name, data);
    const entries = read(file, validate, validator.smallestEntry(name)) as ContentFile['entries'] | undefined;
    content.set(name, { ...file, entries: entries ?? idsIn(text) });
  }
  return { site, siteFile, content, problems };

  /** @param entry an example entry, shown for an empty file */
  function read(
    file: TextFile,
    validate: (data: unknown) => Finding[],
    entry?: string,
  ): Record<string, unknown> | undefined {
    const { data, findings, issues } = readYaml(file.text);
    const all = isObject(data)
      ? validate(data)
      : findings.map((found) => ({ ...found, data: { ...found.data, entry } }));
    problems.push(...syntaxProblems(file, issues), ...all.map((found) => locate(found, [file])));
    return isObject(data) && all.length === 0 ? data : undefined;
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
