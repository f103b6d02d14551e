type Environment = Readonly<Record<string, string | undefined>>;

/** Reports an unusable text: what the variable must do (`be a whole number`), and the offending part of the text. */
export type Reject = (must: string, got: string) => void;

/** Turns the text of a variable into its value. What it returns after a rejection is never used. */
export type Parser<T> = (text: string, reject: Reject) => T;

interface Entry<T> {
  parse: Parser<T>;
  /** One line for the README and for `.env.example`. */
  about: string;
  /** Never printed, not even when it is invalid. */
  isSecret?: boolean;
}

export interface Variable<T = unknown, N extends string = string> extends Entry<T> {
  name: N;
  /** Used when the variable is unset or blank. Without a default, the value is undefined then. */
  default?: string;
}

export interface Tree {
  readonly [key: string]: Variable | OptionalGroup | Tree;
}

type Keys = Readonly<Record<string, Variable>>;

/** Variables that belong together: undefined without any of the keys; setting only some of them is a problem. */
export class OptionalGroup<K extends Keys = Keys, S extends Keys = Keys> {
  readonly keys: K;
  readonly settings: S;

  constructor(keys: K, settings: S) {
    this.keys = keys;
    this.settings = settings;
  }
}

export type ValuesOf<T> =
  T extends Variable<infer V>
    ? V
    : T extends OptionalGroup<infer K, infer S>
      ? ({ readonly [N in keyof K]: NonNullable<ValuesOf<K[N]>> } & ValuesOf<S>) | undefined
      : { readonly [N in keyof T]: ValuesOf<T[N]> };

export type NamesOf<T> =
  T extends Variable<unknown, infer N>
    ? N
    : T extends OptionalGroup<infer K, infer S>
      ? NamesOf<K | S>
      : NamesOf<T[keyof T]>;

export function variable<const N extends string, T>(
  name: N,
  entry: Entry<T> & { default: string },
): Variable<T, N>;
export function variable<const N extends string, T>(name: N, entry: Entry<T>): Variable<T | undefined, N>;
export function variable<T>(name: string, entry: Entry<T>): Variable<T> {
  return { name, ...entry };
}

function isVariable(node: Tree[string]): node is Variable {
  return 'parse' in node && typeof node.parse === 'function';
}

export function flatten(node: Tree[string]): Variable[] {
  if (isVariable(node)) return [node];
  if (node instanceof OptionalGroup) return Object.values({ ...node.keys, ...node.settings });
  return Object.values(node).flatMap(flatten);
}

/**
 * Reads every variable of a tree.
 * @param report receives one sentence per problem
 */
export function readTree<T extends Tree>(
  tree: T,
  environment: Environment,
  report: (problem: string) => void,
): ValuesOf<T> {
  function read(node: Tree[string]): unknown {
    if (isVariable(node)) return readVariable(node);
    return node instanceof OptionalGroup ? readGroup(node) : mapValues(node, read);
  }

  function readVariable({ name, default: fallback, parse, isSecret }: Variable): unknown {
    const text = environment[name]?.trim() || fallback;
    if (text === undefined) return undefined;
    return parse(text, (must, got) => report(`${name} must ${must}${isSecret ? '' : `, got "${got}"`}.`));
  }

  function readGroup({ keys, settings }: OptionalGroup): unknown {
    const values = mapValues({ ...keys, ...settings }, readVariable);
    const missing = Object.keys(keys).filter((key) => values[key] === undefined);
    if (missing.length === 0) return values;
    const names = Object.values(keys).map(({ name }) => name);
    if (missing.length < names.length)
      for (const key of missing)
        report(`${keys[key]?.name} must be set: ${names.join(', ')} work only together.`);
    return undefined;
  }

  return read(tree) as ValuesOf<T>;
}

function mapValues<T>(
  record: Readonly<Record<string, T>>,
  map: (value: T) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
