import { type Document, parseDocument } from 'yaml';
import { type Finding, finding } from '../errors/finding.ts';
import { type Fault, faultsOf, yamlOptions } from '../syntax/faults.ts';
import { Lru } from './lru.ts';
import { splitBlocks } from './split-blocks.ts';

export interface YamlResult {
  /** What the file holds; undefined when it could not be read. Never changed after this step: equal blocks share it. */
  data?: unknown;
  findings: Finding[];
  /** Mistakes of YAML itself with offsets, since broken text has no paths to point at. */
  faults: Fault[];
}

export type ReadYaml = (text: string) => YamlResult;

/**
 * A reader of YAML that parses equal blocks once. Page files of one site share most of their text, and parsing is the
 * slowest step of a large build; so a file is cut into its top-level keys and its sections, and each distinct text is parsed
 * once. A file that cannot be cut safely is parsed whole: the result is the same either way.
 */
export function createYamlReader(memory = 4000): ReadYaml {
  const parsed = new Lru<string, { value: unknown }>(memory);

  function parseBlock(text: string): unknown {
    const known = parsed.get(text);
    if (known) return known.value;
    const document = parseDocument(text, yamlOptions);
    if (document.errors.length > 0 || document.warnings.length > 0) throw notCut;
    return parsed.set(text, { value: document.toJS(jsOptions) }).value;
  }

  return (text) => {
    const blocks = splitBlocks(text);
    if (blocks) {
      try {
        return { data: assemble(blocks, parseBlock), findings: [], faults: [] };
      } catch (error) {
        if (error !== notCut) throw error;
      }
    }
    return readWhole(text);
  };
}

const notCut = new Error('the file has to be parsed whole');
const jsOptions = { maxAliasCount: 100 };

function assemble(
  blocks: NonNullable<ReturnType<typeof splitBlocks>>,
  parse: (text: string) => unknown,
): object {
  const whole: Record<string, unknown> = {};
  for (const { key, text, children } of blocks) {
    if (Object.hasOwn(whole, key)) throw notCut;
    if (children === undefined) {
      whole[key] = only(parse(text), key);
      continue;
    }
    const sections: Record<string, unknown> = {};
    for (const child of children) {
      if (Object.hasOwn(sections, child.key)) throw notCut;
      sections[child.key] = only(parse(child.text), child.key);
    }
    whole[key] = sections;
  }
  return whole;
}

/** The value of a block's one key; anything else means that the cut was wrong. */
function only(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) throw notCut;
  const keys = Object.keys(value);
  if (keys.length !== 1 || keys[0] !== key) throw notCut;
  return (value as Record<string, unknown>)[key];
}

function readWhole(text: string): YamlResult {
  const document = parseDocument(text, yamlOptions);
  const faults = faultsOf(text, document);
  if (faults.length > 0) return { findings: [], faults };
  try {
    return { ...toData(document), faults };
  } catch (error) {
    // One name repeated so often that the file would grow without end.
    return { findings: [], faults: [{ kind: 'ALIASES', message: String(error), offset: 0, from: 0 }] };
  }
}

function toData(document: Document): Pick<YamlResult, 'data' | 'findings'> {
  const data = document.toJS(jsOptions) as unknown;
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return { data, findings: [] };
  const got =
    data === null || data === undefined ? 'nothing' : Array.isArray(data) ? 'a list' : 'a single value';
  return { findings: [finding('NotAMapping', { got }, [])] };
}
