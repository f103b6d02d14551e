import { locate } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { isObject } from '../lib/is-object.ts';
import { readText, type TextRead } from './read-text.ts';
import type { ReadYaml } from './yaml/read-yaml.ts';
import { syntaxProblems } from './yaml/syntax-problems.ts';

/** A YAML file with its keys and values, or the problems that prevent reading them. */
export interface YamlFile extends Omit<TextRead, 'problem'> {
  data?: Record<string, unknown>;
  problems: Problem[];
}

/** @param entry an example entry, shown for an empty file */
export function readYamlFile(path: string, readYaml: ReadYaml, entry?: string): YamlFile {
  const { problem, ...read } = readText(path);
  if (problem) return { ...read, problems: [problem] };
  const { file, text } = read;
  const { data, findings, issues } = readYaml(text);
  if (isObject(data)) return { file, text, data, problems: [] };
  const found = findings.map((one) => locate({ ...one, data: { ...one.data, entry } }, [file]));
  return { file, text, problems: [...syntaxProblems(file, issues), ...found] };
}
