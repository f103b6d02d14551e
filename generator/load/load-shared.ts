import { basename } from 'node:path';
import type { Site } from '../../schema/generated/types.ts';
import { nearest } from '../../schema/nearest.ts';
import { type Finding, finding } from '../errors/finding.ts';
import { locate, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { isObject } from '../lib/is-object.ts';
import { displayPath } from '../paths.ts';
import type { Validator } from '../validate/schema/validator.ts';
import type { PageFolder } from './page-folder.ts';
import { readText } from './read-text.ts';
import { textProblem } from './text-problem.ts';
import { withWrittenFacts } from './yaml/literal-facts.ts';
import type { ReadYaml } from './yaml/read-yaml.ts';
import { syntaxProblems } from './yaml/syntax-problems.ts';

export interface ContentFile extends TextFile {
  /** Of a file with mistakes only the ids, so that what refers to them is not called broken. */
  entries: Record<string, Record<string, unknown>>;
}

/** What all pages of a folder share: site.yaml and the content files, validated. */
export interface SharedSource {
  site?: Site;
  siteFile: TextFile;
  /** Content file's name -> its entries. */
  content: Map<string, ContentFile>;
  problems: Problem[];
}

/** Loads site.yaml and content/. A content file of an unknown name is a mistake, too: nothing could refer to it. */
export function loadShared(folder: PageFolder, readYaml: ReadYaml, validator: Validator): SharedSource {
  const problems = nameProblems(folder);
  const { text, fault } = readText(folder.site);
  const siteFile = { file: displayPath(folder.site), text };
  let site: Site | undefined;
  if (fault?.kind === 'missing') {
    const purpose = 'says what holds for the whole site';
    problems.push(locate(finding('MissingFile', { file: siteFile.file, purpose }, []), [siteFile]));
  } else if (fault) problems.push(textProblem(siteFile.file, fault));
  else {
    const written = read(siteFile, (data) => validator.site(data));
    site = written && (withWrittenFacts(written, text) as unknown as Site);
  }

  const content = new Map<string, ContentFile>();
  for (const [name, path] of folder.content) {
    const { text, fault } = readText(path);
    const file = { file: displayPath(path), text };
    if (!validator.collections.includes(name)) {
      const known = validator.collections;
      problems.push(
        locate(finding('UnknownContentFile', { name, known, nearest: nearest(name, known) }, []), [file]),
      );
      continue;
    }
    if (fault) {
      problems.push(textProblem(file.file, fault));
      content.set(name, { ...file, entries: idsIn(fault.kind === 'encoding' ? fault.text : '') });
      continue;
    }
    const entries = read(file, (data) => validator.content(name, data), validator.smallestEntry(name));
    content.set(name, {
      ...file,
      entries: (entries as ContentFile['entries'] | undefined) ?? idsIn(file.text),
    });
  }
  return { site, siteFile, content, problems };

  /** @param entry what the file can hold, for one that holds nothing */
  function read(
    file: TextFile,
    validate: (data: unknown) => Finding[],
    entry?: string,
  ): Record<string, unknown> | undefined {
    const { data, findings, faults } = readYaml(file.text);
    const found = isObject(data)
      ? validate(data)
      : findings.map((one) => ({ ...one, data: { ...one.data, entry } }));
    problems.push(...syntaxProblems(file, faults), ...found.map((one) => locate(one, [file])));
    return isObject(data) && found.length === 0 ? data : undefined;
  }
}

/** What the names of files tell: two of one name, and those that are not read. */
function nameProblems({ doubles, unread }: PageFolder): Problem[] {
  return [
    ...doubles.map(({ file, other }) => {
      const data = { name: basename(file), other: basename(other) };
      return locate(finding('SameName', data, []), [{ file: displayPath(file), text: '' }]);
    }),
    ...unread.map((file) => {
      const name = basename(file);
      const data = { name, suggestion: name.replace(/\.ya?ml(?:\.txt)?$/i, '.yaml') };
      return locate(finding('UnreadName', data, []), [{ file: displayPath(file), text: '' }]);
    }),
  ];
}

function idsIn(text: string): ContentFile['entries'] {
  const keys = [...text.matchAll(/^([A-Za-z_][\w-]*):/gm)].map((match) => match[1] ?? '');
  return Object.fromEntries(keys.map((key) => [key, {}]));
}
