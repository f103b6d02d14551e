import type { Store } from '../store.ts';
import { invalidParam } from './api-error.ts';

type Json = Record<string, unknown>;

const maxDepth = 4;

/** Replaces ids with their objects. Source: docs.stripe.com/api/expanding_objects. */
export function expand(store: Store, answer: object, paths: readonly string[]): object {
  const expanded = structuredClone(answer) as Json;
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > maxDepth)
      throw invalidParam(
        'expand',
        undefined,
        `You cannot expand more than ${maxDepth} levels of a property (${path}).`,
      );
    expandPath(store, expanded, names, path);
  }
  return expanded;
}

function expandPath(store: Store, within: Json, [name = '', ...rest]: string[], path: string): void {
  if (!Object.hasOwn(within, name)) throw cannotExpand(path);
  const value = within[name];
  if (Array.isArray(value)) {
    for (const item of value) expandPath(store, item as Json, rest, path);
    return;
  }
  if (value === null && name !== 'refunds') return;
  const found = typeof value === 'object' && value ? (value as Json) : lookUp(store, within, name);
  if (!found) throw cannotExpand(path);
  within[name] = found;
  if (rest.length > 0) expandPath(store, found, rest, path);
}

const cannotExpand = (path: string) =>
  invalidParam('expand', undefined, `This property cannot be expanded (${path}).`);

function lookUp(store: Store, within: Json, name: string): Json | undefined {
  const id = String(within[name]);
  const found = { ...findById(store, name, id) };
  if (name === 'refunds' && within.object === 'charge') return refundsOf(store, String(within.id));
  return Object.keys(found).length > 0 ? structuredClone(found) : undefined;
}

function findById(store: Store, name: string, id: string): object | undefined {
  if (name === 'latest_charge' || name === 'charge') return store.charges.get(id);
  if (name === 'payment_intent') return store.intents.get(id);
  if (name === 'payment_method') return store.methods.get(id);
  return undefined;
}

function refundsOf(store: Store, charge: string): Json {
  const data = [...store.refunds.values()].filter((refund) => refund.charge === charge).reverse();
  return {
    object: 'list',
    data: structuredClone(data),
    has_more: false,
    url: `/v1/charges/${charge}/refunds`,
  };
}
