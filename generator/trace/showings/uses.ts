import { isAllBut } from '../../lib/all-but.ts';
import { isObject } from '../../lib/is-object.ts';
import type { Plan } from '../../prepare/value/plan.ts';
import { factInAmount } from '../../prepare/value/read-amount.ts';
import { factOf } from '../mark/marked-context.ts';

/** What a part of a page shows of the shared files. */
export interface Uses {
  facts: Set<string>;
  /** References to content, as they are written. */
  lists: { collection: string; written: unknown }[];
  /** Forms that it contains. */
  forms: Set<string>;
  /** Forms that its buttons open. */
  opens: Set<string>;
  /** Whether a button opens the chat, which can open a form. */
  chats: boolean;
}

/** What a value uses, by its plan. */
export type UsesIn = (value: unknown, plan: Plan | undefined) => Uses;

const reference = /\$\{([^{}\n]*)\}/g;

/** @param contentPlan the plan of a collection's entries, for those in place */
export function usesOf(
  value: unknown,
  plan: Plan | undefined,
  contentPlan: (collection: string) => Plan | undefined,
): Uses {
  const uses: Uses = { facts: new Set(), lists: [], forms: new Set(), opens: new Set(), chats: false };
  visit(value, plan);
  return uses;

  function visit(part: unknown, plan: Plan | undefined): void {
    if (!plan || part === undefined || part === null) return;
    if (plan.kind === 'text' || plan.kind === 'rich' || plan.kind === 'contact-card') text(part);
    else if (plan.kind === 'form') {
      if (typeof part === 'string') uses.forms.add(part);
    } else if (plan.kind === 'amount') {
      const fact = factInAmount(part);
      if (fact) uses.facts.add(fact);
    } else if (plan.kind === 'content') list(part, plan.collection);
    else if (Array.isArray(part)) {
      if (plan.kind === 'list') for (const item of part) visit(item, plan.item);
    } else if (isObject(part)) group(part, plan);
  }

  function text(part: unknown): void {
    if (typeof part !== 'string' || !part.includes('${')) return;
    for (const [, written = ''] of part.matchAll(reference)) uses.facts.add(factOf(written.trim()));
  }

  function list(part: unknown, collection: string): void {
    uses.lists.push({ collection, written: part });
    if (!Array.isArray(part)) return;
    for (const item of part) if (isObject(item)) visit(item, contentPlan(collection));
  }

  function group(part: Record<string, unknown>, plan: Plan): void {
    if (plan.kind === 'image') text(part.alt);
    else if (plan.kind === 'action') {
      for (const shown of [part.label, part.note]) text(shown);
      if (typeof part.form === 'string') uses.opens.add(part.form);
      if (part.chat) uses.chats = true;
    } else if (plan.kind === 'map') for (const inner of Object.values(part)) visit(inner, plan.value);
    else if (plan.kind === 'group')
      for (const [key, inner] of Object.entries(part)) visit(inner, plan.keys.get(key) ?? plan.rest);
  }
}

/** The ids that a reference to content lists. @param all those of the content file */
export function listedIds(written: unknown, all: readonly string[]): readonly string[] {
  if (written === 'all') return all;
  if (Array.isArray(written)) return written.filter((id) => typeof id === 'string');
  if (!isAllBut(written)) return [];
  const { except } = written;
  return Array.isArray(except) ? all.filter((id) => !except.includes(id)) : all;
}
