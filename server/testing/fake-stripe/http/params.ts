import { invalidParam } from './api-error.ts';
import type { Params, Value } from './form.ts';

/** Parses a parameter's value or rejects it. */
export type Reader<T> = (value: Value, name: string) => T;

type Spec = Record<string, Reader<unknown>>;

export type Read<S extends Spec> = { [Name in keyof S]?: ReturnType<S[Name]> };

/** Parses an endpoint's parameters. @throws ApiError for the first that is unknown or invalid */
export function readParams<S extends Spec>(params: Params, spec: S, within = ''): Read<S> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(params)) {
    const full = within ? `${within}[${name}]` : name;
    const reader = Object.hasOwn(spec, name) ? spec[name] : undefined;
    if (!reader) throw invalidParam(full, 'parameter_unknown', `Received unknown parameter: ${full}`);
    read[name] = reader(value, full);
  }
  return read as Read<S>;
}

/** @throws ApiError if the parameter is missing */
export function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw invalidParam(name, 'parameter_missing', `Missing required param: ${name}.`);
  return value;
}

export const text: Reader<string> = (value, name) => {
  if (typeof value !== 'string') throw invalidParam(name, undefined, 'Invalid string');
  if (value !== '') return value;
  throw invalidParam(
    name,
    'parameter_invalid_empty',
    `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
  );
};

/** An empty string unsets the parameter. */
export const unsettable =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, name) =>
    value === '' ? null : reader(value, name);

export const integer: Reader<number> = (value, name) => {
  const digits = text(value, name);
  if (/^-?\d+$/.test(digits)) return Number(digits);
  throw invalidParam(name, 'parameter_invalid_integer', `Invalid integer: ${digits}`);
};

export const positive: Reader<number> = (value, name) => {
  const number = integer(value, name);
  if (number > 0) return number;
  throw invalidParam(name, 'parameter_invalid_integer', 'This value must be greater than or equal to 1.');
};

export const boolean: Reader<boolean> = (value, name) => {
  if (value === 'true' || value === 'false') return value === 'true';
  throw invalidParam(name, undefined, `Invalid boolean: ${String(value)}`);
};

export const email: Reader<string> = (value, name) => {
  const address = text(value, name);
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return address;
  throw invalidParam(name, 'email_invalid', `Invalid email address: ${address}`);
};

export const oneOf =
  <const T extends string>(...choices: T[]): Reader<T> =>
  (value, name) => {
    const choice = choices.find((known) => known === value);
    if (choice) return choice;
    throw invalidParam(name, undefined, `Invalid ${name}: must be one of ${choices.join(', ')}`);
  };

export const hash =
  <S extends Spec>(spec: S): Reader<Read<S>> =>
  (value, name) => {
    if (typeof value === 'object' && !Array.isArray(value)) return readParams(value, spec, name);
    throw invalidParam(name, undefined, 'Invalid object');
  };

export const list =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value, name) => {
    if (Array.isArray(value)) return value.map((item, index) => reader(item, `${name}[${index}]`));
    throw invalidParam(name, undefined, 'Invalid array');
  };

/** Up to 50 pairs with keys of up to 40 and values of up to 500 characters. Source: docs.stripe.com/api/metadata. */
export const metadata: Reader<Record<string, string>> = (value, name) => {
  if (typeof value !== 'object' || Array.isArray(value))
    throw invalidParam(name, undefined, 'Invalid object');
  const pairs = Object.entries(value).map(([key, item]) => [key, String(item)] as const);
  if (pairs.length > 50) throw invalidParam(name, undefined, 'Metadata can have up to 50 keys.');
  for (const [key, item] of pairs) {
    if (key.length > 40 || item.length > 500)
      throw invalidParam(
        `${name}[${key}]`,
        undefined,
        'Metadata keys can have up to 40 characters, and values up to 500.',
      );
  }
  return Object.fromEntries(pairs);
};

/** Merges new pairs into existing ones. An empty value removes a pair, null removes all of them. */
export function mergeMetadata(
  known: Record<string, string>,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === null) return {};
  const merged = { ...known, ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
