import { type Document, isScalar, parseDocument } from 'yaml';
import { isObject } from '../../lib/is-object.ts';
import { yamlOptions } from '../syntax/yaml-issues.ts';
import { splitBlocks } from './split-blocks.ts';

/**
 * Facts as they are written. To YAML 1.50, 007 and 1e3 are numbers, and would stand in texts as 1.5, 7 and 1000; to whoever
 * writes a fact they are words.
 * @param data of a page or of site.yaml, which is not changed
 * @param text that the data was read from
 */
export function withWrittenFacts(data: Record<string, unknown>, text: string): Record<string, unknown> {
  const { facts } = data;
  if (!isObject(facts)) return data;
  const numbers = Object.keys(facts).filter((name) => typeof facts[name] === 'number');
  if (numbers.length === 0) return data;
  const block = splitBlocks(text)?.find(({ key }) => key === 'facts')?.text;
  let document: Document | undefined;
  const written = numbers.flatMap((name) => {
    const plain = block && plainNumber(name, block);
    if (plain && Number(plain) === facts[name]) return [[name, plain]];
    document ??= parseDocument(block ?? text, yamlOptions);
    const node = document.getIn(['facts', name], true);
    return isScalar(node) && node.source ? [[name, node.source]] : [];
  });
  return { ...data, facts: { ...facts, ...Object.fromEntries(written) } };
}

/** A number on a line of its own, or between commas: of a thousand pages each may have one, and parsing takes long. */
function plainNumber(name: string, block: string): string | undefined {
  if (!/^\w+$/.test(name)) return undefined;
  const line = new RegExp(`^ *${name}: +([-+.\\w]+) *$`, 'm').exec(block);
  return (line ?? new RegExp(`[{,] *${name}: +([-+.\\w]+) *[,}]`).exec(block))?.[1];
}
