import { Lexer } from 'yaml';
import { isObject } from '../../lib/is-object.ts';
import type { ReadYaml } from '../../load/yaml/read-yaml.ts';
import { syntaxProblems } from '../../load/yaml/syntax-problems.ts';

type Data = Record<string, unknown>;

/** A file that can be read, or the first line that keeps it from being read. Its data must not be changed. */
export type ParsedFile = { text: string } & ({ data: Data } | { data?: undefined; line: number });

export function parseFile(text: string, readYaml: ReadYaml): ParsedFile {
  const { data, issues } = readYaml(text);
  if (isObject(data)) return { text, data };
  const [problem] = syntaxProblems({ file: '', text }, issues);
  // A page that was only begun has nothing but comments.
  const isEmpty = !problem && /^(?:\s*(?:#.*)?\n?)*$/.test(text);
  return isEmpty ? { text, data: {} } : { text, line: problem?.line ?? 1 };
}

/** The comments of a file, from top to bottom. */
export function commentsOf(text: string): string[] {
  return [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).map((comment) => comment.trim());
}
