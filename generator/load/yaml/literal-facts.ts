import { type Document, isScalar, parseDocument } from 'yaml';
import { isObject } from '../../lib/is-object.ts';
import { yamlOptions } from '../syntax/yaml-issues.ts';
import { splitBlocks } from './split-blocks.ts';

/**
 * Replaces numeric facts with their text as typed. YAML reads 1.50, 007, and 1e3 as numbers, which would appear on pages as
 * 1.5, 7, and 1000.
 * @param data a page or site.yaml; it is not changed
 * @param text the text that the data was read from
 */
export function withLiteralFacts(data: Record<string, unknown>, text: string): Record<string, unknown> {
  const { facts } = data;
  if (!isObject(facts)) return data;
  const numbers = Object.keys(facts).filter((name) => typeof factValue(facts[name]) === 'number');
  if (numbers.length === 0) return data;
  const block = splitBlocks(text)?.find(({ key }) => key === 'facts')?.text;
  let document: Document | undefined;
  const literals = numbers.flatMap((name) => {
    const fact = facts[name];
    const literal = block && simpleNumber(name, block);
    if (literal && Number(literal) === fact) return [[name, literal]];
    document ??= parseDocument(block ?? text, yamlOptions);
    const node = document.getIn(['facts', name, ...(isObject(fact) ? ['value'] : [])], true);
    if (!isScalar(node) || !node.source) return [];
    return [[name, isObject(fact) ? { ...fact, value: node.source } : node.source]];
  });
  return { ...data, facts: { ...facts, ...Object.fromEntries(literals) } };
}

const factValue = (fact: unknown) => (isObject(fact) ? fact.value : fact);

/** A number on a separate line or between commas. Avoids a slow parse, because each of a thousand pages can have one. */
function simpleNumber(name: string, block: string): string | undefined {
  if (!/^\w+$/.test(name)) return undefined;
  const line = new RegExp(`^ *${name}: +([-+.\\w]+) *$`, 'm').exec(block);
  return (line ?? new RegExp(`[{,] *${name}: +([-+.\\w]+) *[,}]`).exec(block))?.[1];
}
