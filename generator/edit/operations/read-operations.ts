import type { Operation } from '../../../schema/api/studio/operation.ts';
import { nearest } from '../../../schema/nearest.ts';
import { isObject } from '../../lib/is-object.ts';

/** Operations that cannot be read. */
export class OperationsError extends Error {
  override name = 'OperationsError';
}

type Kind = 'text' | 'position' | 'path' | 'value' | 'group' | 'changes';

/** The fields of each operation; those with a question mark can be left out. */
const fields: Record<Operation['op'], Record<string, Kind>> = {
  setText: { file: 'text', path: 'path', text: 'text' },
  setValue: { file: 'text', path: 'path', value: 'value' },
  removeValue: { file: 'text', path: 'path' },
  addItem: { file: 'text', path: 'path', 'index?': 'position', item: 'value' },
  moveItem: { file: 'text', path: 'path', from: 'position', to: 'position' },
  removeItem: { file: 'text', path: 'path', index: 'position' },
  addSection: { page: 'text', id: 'text', section: 'group', 'after?': 'text', 'before?': 'text' },
  removeSection: { page: 'text', id: 'text' },
  moveSection: { page: 'text', id: 'text', 'after?': 'text', 'before?': 'text' },
  setFact: { name: 'text', value: 'value', 'page?': 'text' },
  setContent: { collection: 'text', id: 'text', 'path?': 'path', value: 'value' },
  overrideInVariant: { page: 'text', path: 'path', value: 'value' },
  dropOverride: { page: 'text', path: 'path' },
  createPage: { page: 'text', 'route?': 'text', 'title?': 'text', 'description?': 'text' },
  createVariant: {
    page: 'text',
    extends: 'text',
    'route?': 'text',
    'title?': 'text',
    'description?': 'text',
  },
  renamePage: { page: 'text', 'to?': 'text', 'route?': 'text' },
  removePage: { page: 'text' },
  editSource: { file: 'text', changes: 'changes' },
};

const isPosition = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;

const kinds: Record<Kind, { words: string; fits: (value: unknown) => boolean }> = {
  text: { words: 'a text', fits: (value) => typeof value === 'string' },
  position: { words: 'a whole number from 0', fits: isPosition },
  path: {
    words: 'a list of keys and positions, such as ["sections", "hero", "lead"]',
    fits: (value) =>
      Array.isArray(value) && value.every((step) => typeof step === 'string' || isPosition(step)),
  },
  value: { words: 'a value', fits: (value) => value !== undefined },
  group: { words: 'an object', fits: isObject },
  changes: {
    words: 'a list of changes, each with "at", "removed", and "inserted"',
    fits: (value) => Array.isArray(value) && value.every(isChange),
  },
};

const isChange = (value: unknown) =>
  isObject(value) &&
  isPosition(value.at) &&
  typeof value.removed === 'string' &&
  typeof value.inserted === 'string';

/**
 * Reads a list of operations, as JSON has them.
 * @throws OperationsError that names the operation and its field
 */
export function readOperations(written: unknown): Operation[] {
  if (!Array.isArray(written))
    throw new OperationsError('Operations are a JSON list, such as [{"op": "setText", …}].');
  return written.map((operation: unknown, index) => readOperation(operation, `Operation ${index + 1}`));
}

function readOperation(written: unknown, place: string): Operation {
  const known = Object.keys(fields);
  if (!isObject(written) || typeof written.op !== 'string')
    throw new OperationsError(`${place} is not an object with "op". It is one of: ${known.join(', ')}.`);
  const { op, ...given } = written;
  if (!Object.hasOwn(fields, op)) {
    const meant = nearest(op, known);
    const hint = meant === undefined ? `It is one of: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
    throw new OperationsError(`${place}: there is no operation "${op}". ${hint}`);
  }
  const own = Object.entries(fields[op as Operation['op']]).map(([name, kind]) => ({
    name: name.replace('?', ''),
    isOptional: name.endsWith('?'),
    ...kinds[kind],
  }));
  const where = `${place} (${op})`;
  for (const { name, isOptional, words, fits } of own) {
    if (isOptional && given[name] === undefined) continue;
    if (!fits(given[name])) throw new OperationsError(`${where}: "${name}" has to be ${words}.`);
  }
  const unknown = Object.keys(given).find((key) => !own.some(({ name }) => name === key));
  if (unknown !== undefined)
    throw new OperationsError(
      `${where}: there is no field "${unknown}". It has: ${own.map(({ name }) => name).join(', ')}.`,
    );
  return written as unknown as Operation;
}
