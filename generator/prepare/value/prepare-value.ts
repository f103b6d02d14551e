import { type Finding, finding, type Path } from '../../errors/finding.ts';
import { isAllBut } from '../../lib/all-but.ts';
import { isObject } from '../../lib/is-object.ts';
import { slug } from '../../lib/slug.ts';
import { nameOf } from '../../validate/messages/names.ts';
import { fillText } from '../text/fill-text.ts';
import { isLink, suggestLink } from '../text/link-form.ts';
import { markSlips } from '../text/mark-slips.ts';
import { urlParams } from '../text/url-params.ts';
import type { PrepareContext, PrepareResult, Uses } from './context.ts';
import type { Plan, TextRule } from './plan.ts';
import { prepareAction } from './prepare-action.ts';
import { factInAmount, readAmount } from './read-amount.ts';

/**
 * Resolves the facts, content ids, pictures, and actions in a value, without changing it. Parts without a plan are returned
 * unchanged. Parts of the wrong type are skipped: validation has reported them, and one run should also report unknown
 * references elsewhere in the value.
 */
export function prepareValue(
  data: unknown,
  plan: Plan | undefined,
  path: Path,
  context: PrepareContext,
): PrepareResult {
  const uses: Uses = { anchors: [], contentAnchors: [], links: [], params: [], forms: new Set() };
  const findings: Finding[] = [];
  const report = (found: Finding) => findings.push(found);
  /** Whether the file acknowledges the numbers in the group of keys being prepared. */
  let isAllowed = false;

  function walk(value: unknown, plan: Plan | undefined, at: Path): unknown {
    if (!plan || value === undefined || value === null) return value;
    switch (plan.kind) {
      case 'text':
        return text(value, plan, at);
      case 'rich':
        return rich(value, plan, at);
      case 'image':
        return isObject(value) ? image(value, plan.text, at) : undefined;
      case 'action':
        return isObject(value) ? action(value, plan.text, at) : undefined;
      case 'contact-card':
        return { label: text(value, plan.text, at), href: context.contactCard() };
      case 'film':
        return typeof value === 'string' ? film(value, at) : undefined;
      case 'form':
        return typeof value === 'string' ? form(value, at) : undefined;
      case 'amount':
        return amount(value, plan.maximum, at);
      case 'moment':
        return value;
      case 'content':
        return content(value, plan.collection, at);
      case 'list':
        return Array.isArray(value)
          ? value.map((item, index) => walk(item, plan.item, [...at, index]))
          : value;
      case 'map':
      case 'group':
        return isObject(value) ? group(value, plan, at) : value;
    }
  }

  function group(value: Record<string, unknown>, plan: Plan & { kind: 'map' | 'group' }, at: Path): object {
    const { allow, ...shown } = value;
    const outer = isAllowed;
    isAllowed ||= isObject(allow) && allow.ledger !== undefined;
    const prepared: Record<string, unknown> = {};
    for (const key of Object.keys(shown))
      prepared[key] = walk(shown[key], plan.kind === 'map' ? plan.value : (plan.keys.get(key) ?? plan.rest), [
        ...at,
        key,
      ]);
    isAllowed = outer;
    return prepared;
  }

  function text(value: unknown, rule: TextRule, at: Path): string {
    return fillText(String(value), isAllowed ? { ...rule, quoted: true } : rule, at, context, report);
  }

  function amount(value: unknown, maximum: number | undefined, at: Path): number | undefined {
    const number = readAmount(value, context);
    const name = factInAmount(value) ?? '';
    if (number === undefined && name) {
      const text = context.fact(name);
      const known = context.factNames();
      if (text === undefined)
        report(finding('UnknownFact', { name, written: String(value), known }, at, 'value'));
      else report(finding('NotANumber', { name, value: text }, at));
    }
    if (number !== undefined && maximum !== undefined && number > maximum)
      report(
        finding(
          'OutOfRange',
          { key: nameOf(at, 'number'), limit: `at most ${maximum}`, got: String(number) },
          at,
        ),
      );
    return number;
  }

  function rich(value: unknown, rule: TextRule, at: Path): string {
    const { text: prepared, params } = urlParams(text(value, { ...rule, params: true }, at));
    for (const { name, written } of params)
      if (name) uses.params.push({ name, written, path: at });
      else report(finding('BadUrlParam', { written }, at, 'value', written));
    const key = at.at(-1);
    for (const slip of markSlips(prepared, typeof key === 'string' ? key : undefined))
      findings.push(finding(slip.code, slip.data as never, at, 'value', slip.word));
    if (!prepared.includes('](')) return prepared;
    for (const [, target = ''] of prepared.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (target.startsWith('#')) uses.anchors.push({ anchor: target.slice(1), path: at });
      else if (isLink(target)) uses.links.push({ link: target, path: at });
      else {
        // The address ends at its first parenthesis.
        const link = target.includes('(') ? `${target})` : target;
        report(finding('BadLink', { link, nearest: suggestLink(target) }, at, 'value', target));
      }
    }
    return prepared;
  }

  function image({ src, alt = '' }: Record<string, unknown>, rule: TextRule, at: Path): unknown {
    if (typeof src !== 'string') return undefined;
    const found = context.image(src, text(alt, rule, [...at, 'alt']));
    if (!found) report(context.imageFinding(src, [...at, 'src']));
    return found;
  }

  function film(src: string, at: Path): string | undefined {
    const url = context.film(src);
    if (url === undefined) report(context.filmFinding(src, at));
    return url;
  }

  function content(value: unknown, collection: string, at: Path): unknown[] {
    const all = context.contentIds(collection);
    const taken = new Set(all);
    return itemsOf(value, collection, at).flatMap((id, index) => {
      if (isObject(id)) return [placed(id, collection, taken, [...at, index])];
      if (typeof id !== 'string') return [];
      const entry = context.content(collection, id);
      if (entry) {
        // The entry's findings are ignored here: they are reported once, for the content file.
        const prepared = prepareValue(entry.data, entry.plan, [id], context);
        for (const name of prepared.forms) uses.forms.add(name);
        for (const anchor of prepared.anchors) uses.contentAnchors.push({ collection, ...anchor });
        return [{ id, ...(prepared.value as object) }];
      }
      unknownContent(collection, id, [...at, index]);
      return [];
    });
  }

  /** The ids and the entries in place of a reference. */
  function itemsOf(value: unknown, collection: string, at: Path): unknown[] {
    const all = context.contentIds(collection);
    if (value === 'all') return all;
    if (!isAllBut(value)) return Array.isArray(value) ? value : [];
    const except: unknown[] = Array.isArray(value.except) ? value.except : [];
    for (const [index, id] of except.entries())
      if (typeof id === 'string' && !all.includes(id))
        unknownContent(collection, id, [...at, 'except', index]);
    const items = all.filter((id) => !except.includes(id));
    if (items.length === 0 && all.length > 0)
      report(finding('TooFew', { key: nameOf(at, 'list'), limit: 1 }, at));
    return items;
  }

  /** An entry that the page contains in place. Without an id, it has one made from its first text. */
  function placed(
    { id: written, ...entry }: Record<string, unknown>,
    collection: string,
    taken: Set<string>,
    at: Path,
  ): object {
    const text = Object.values(entry).find((value) => typeof value === 'string') ?? '';
    const base = typeof written === 'string' ? written : slug(text, 'entry').slice(0, 50);
    let id = base;
    for (let count = 2; typeof written !== 'string' && taken.has(id); count++) id = `${base}-${count}`;
    taken.add(id);
    return { id, ...(walk(entry, context.contentPlan(collection), at) as object) };
  }

  function form(name: string, at: Path): unknown {
    const found = context.form(name);
    if (!found) unknownContent('forms', name, at);
    return found;
  }

  function unknownContent(collection: string, id: string, at: Path, known?: string[]): void {
    const ids = known ?? context.contentIds(collection);
    report(finding('UnknownContent', { id, collection, known: ids }, at));
  }

  function action(written: Record<string, unknown>, rule: TextRule, at: Path): unknown {
    if (typeof written.form === 'string') {
      if (context.dialog(written.form)) uses.forms.add(written.form);
      else unknownContent('forms', written.form, [...at, 'form']);
      for (const key of ['package', 'plan'] as const) {
        const id = written[key];
        if (typeof id === 'string' && context.offer(key, id) === undefined)
          unknownContent(`${key}s`, id, [...at, key], context.offerIds(key));
      }
    }
    if (written.chat && context.chat.form) uses.forms.add(context.chat.form);
    if (typeof written.anchor === 'string')
      uses.anchors.push({ anchor: written.anchor, path: [...at, 'anchor'] });
    const label = text(written.label ?? '', rule, [...at, 'label']);
    const filled = { ...written };
    if (typeof written.note === 'string') filled.note = text(written.note, {}, [...at, 'note']);
    if (typeof written.link === 'string') {
      // Facts can be email addresses, but not routes.
      const link = written.link.startsWith('mailto:')
        ? text(written.link, {}, [...at, 'link'])
        : written.link;
      uses.links.push({ link, path: [...at, 'link'] });
      filled.link = link;
    }
    if (typeof written.call === 'string' && !isAllowed && context.handwrittenPhone(written.call))
      report(finding('HandwrittenPhone', { written: written.call, isCall: true }, [...at, 'call']));
    return prepareAction(filled, label, context);
  }

  return { value: walk(data, plan, path), findings, ...uses };
}
