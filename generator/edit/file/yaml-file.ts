import { type Document, parseDocument } from 'yaml';
import type { Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { Lru } from '../../lib/lru.ts';
import { lengthIssue, type YamlIssue, yamlIssues, yamlOptions } from '../../load/syntax/yaml-issues.ts';
import { createYamlReader } from '../../load/yaml/read-yaml.ts';
import { syntaxProblems } from '../../load/yaml/syntax-problems.ts';
import { EditError, type EditReason, pathText } from '../edit-error.ts';
import { sameData } from './model.ts';

/** A parsed file. All offsets are in `text`, which begins after the byte order mark. */
export interface YamlFile {
  bom: string;
  text: string;
  /** The text with a line break at its end, so every line has one. */
  padded: string;
  /** The line break of new lines. */
  eol: string;
  document: Document.Parsed;
  data: Record<string, unknown>;
}

/** Replaces `padded.slice(from, to)`. Splices of one edit do not overlap. */
export interface Splice {
  from: number;
  to: number;
  text: string;
}

/**
 * The files of the last edits. An edit opens its text several times, and the next one begins with what this one wrote. With what
 * `checkReadBack` keeps, setting a text takes a third of the time.
 */
const opened = new Lru<string, YamlFile>(16);

/** Larger files would fill the memory. */
const maxKeptLength = 200_000;

/**
 * @param path of the edit, for errors
 * @returns the file, which must not be changed: others can have it, too
 * @throws EditError if the loader would not read the file, too
 */
export function openYaml(source: string, path: Path = []): YamlFile {
  const known = opened.get(source);
  if (known) return known;
  const file = parseYaml(source, path);
  return source.length > maxKeptLength ? file : opened.set(source, file);
}

function parseYaml(source: string, path: Path): YamlFile {
  const bom = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = source.slice(bom.length);
  const tooLong = lengthIssue(text);
  if (tooLong) throw refusal(tooLong, text.slice(0, 1000), path);
  const document = parseDocument(text, { ...yamlOptions, keepSourceTokens: true });
  const { version } = document.directives.yaml;
  if (version !== '1.2') {
    const message = `The file asks for YAML ${version}, which reads some values differently. Remove the line %YAML.`;
    throw new EditError('yaml-version', path, message);
  }
  const [issue] = yamlIssues(text, document);
  if (issue) throw refusal(issue, text, path);
  const data = toData(document, path);
  if (!isObject(data)) throw new EditError('not-a-mapping', path, 'The file has no keys to edit.');
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n';
  const padded = text.endsWith('\n') ? text : text + eol;
  return { bom, text, padded, eol, document, data };
}

function toData(document: Document.Parsed, path: Path): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) as unknown;
  } catch {
    throw new EditError('alias', path, 'The aliases of the file expand to an enormous value.');
  }
}

const reasons: Record<string, EditReason> = {
  DUPLICATE_KEY: 'duplicate-key',
  MULTIPLE_DOCS: 'several-documents',
  TAB_AS_INDENT: 'tabs',
  UNUSED_ANCHOR: 'anchor',
  UNKNOWN_ALIAS: 'alias',
  BAD_ALIAS: 'alias',
};

function refusal(issue: YamlIssue, text: string, path: Path): EditError {
  const [problem] = syntaxProblems({ file: 'the file', text }, [issue]);
  const message = `Line ${problem?.line ?? 1} of the file has to be corrected first. ${problem?.message} ${problem?.hint}`;
  return new EditError(reasons[issue.kind] ?? 'syntax', path, message);
}

/** Applies splices to a file and parses the result. */
export function spliced(file: YamlFile, splices: readonly Splice[]): YamlFile {
  let text = file.padded;
  for (const { from, to, text: inserted } of splices.toSorted((a, b) => b.from - a.from || b.to - a.to))
    text = text.slice(0, from) + inserted + text.slice(to);
  if (file.padded !== file.text && text.endsWith(file.eol)) text = text.slice(0, -file.eol.length);
  return openYaml(file.bom + text);
}

/**
 * The first of several spellings of an edit that reads back as expected. The later ones are for values that the first
 * one cannot contain.
 */
export function firstToReadBack(
  file: YamlFile,
  candidates: Iterable<readonly Splice[]>,
  { path, expected }: { path: Path; expected: unknown },
): YamlFile {
  for (const splices of candidates) {
    try {
      const edited = spliced(file, splices);
      if (sameData(edited.data, expected)) return edited;
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
    }
  }
  throw checkError(path);
}

/** Keeps the pieces of a file that an edit left as they were. */
const readYaml = createYamlReader();

/** Reads an edited file with the loader's reader, which has to see what was expected. */
export function checkReadBack({ text }: YamlFile, expected: unknown, path: Path): void {
  const { data, issues } = readYaml(text);
  if (issues.length > 0 || !sameData(data, expected)) throw checkError(path);
}

const checkError = (path: Path) =>
  new EditError(
    'check',
    path,
    `${pathText(path)}: the edited file would not read back as expected, so it was not changed. Edit it by hand.`,
  );
