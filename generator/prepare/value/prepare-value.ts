import { nearest } from '../../../schema/nearest.ts';
import { type Finding, finding, type Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { fillText } from '../text/fill-text.ts';
import { isLink, meantLink } from '../text/link-form.ts';
import { markSlips } from '../text/mark-slips.ts';
import type { PrepareContext, PrepareResult, Uses } from './context.ts';
import type { Plan, TextRule } from './plan.ts';
import { prepareAction } from './prepare-action.ts';

/**
 * Resolves a value: facts into texts, ids into content, paths into pictures, actions into addresses.
 * The value itself is not changed; parts without a plan are passed on as they are. Parts of the wrong kind are passed
 * over in silence, since validation has told of them: so one run can tell of unknown references beside them.
 */
export function prepareValue(
  data: unknown,
  plan: Plan | undefined,
  path: Path,
  context: PrepareContext,
): PrepareResult {
  const uses: Uses = { anchors: [], contentAnchors: [], links: [], forms: new Set() };
  const findings: Finding[] = [];
  const tell = (found: Finding) => findings.push(found);

  function walk(value: unknown, how: Plan | undefined, at: Path): unknown {
    if (!how || value === undefined || value === null) return value;
    switch (how.kind) {
      case 'text':
        return text(value, how, at);
      case 'rich':
        return rich(value, how, at);
      case 'image':
        return isObject(value) ? image(value, how.text, at) : undefined;
      case 'action':
        return isObject(value) ? action(value, how.text, at) : undefined;
      case 'form':
        return typeof value === 'string' ? form(value, at) : undefined;
      case 'content':
        return content(value, how.collection, at);
      case 'list':
        return Array.isArray(value)
          ? value.map((item, index) => walk(item, how.item, [...at, index]))
          : value;
      case 'map':
      case 'group':
        return isObject(value) ? group(value, how, at) : value;
    }
  }

  function group(value: Record<string, unknown>, how: Plan & { kind: 'map' | 'group' }, at: Path): object {
    const prepared: Record<string, unknown> = {};
    for (const key of Object.keys(value))
      prepared[key] = walk(value[key], how.kind === 'map' ? how.value : how.keys.get(key), [...at, key]);
    return prepared;
  }

  function text(value: unknown, rule: TextRule, at: Path): string {
    return fillText(String(value), rule, at, context, tell);
  }

  /** Text whose links lead somewhere, too. */
  function rich(value: unknown, rule: TextRule, at: Path): string {
    const prepared = text(value, rule, at);
    for (const slip of markSlips(prepared))
      findings.push(finding(slip.code, slip.data as never, at, 'value', slip.word));
    if (!prepared.includes('](')) return prepared;
    for (const [, target = ''] of prepared.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (target.startsWith('#')) uses.anchors.push({ anchor: target.slice(1), path: at });
      else if (isLink(target)) uses.links.push({ link: target, path: at });
      else tell(finding('BadLink', { link: target, nearest: meantLink(target) }, at, 'value', target));
    }
    return prepared;
  }

  function image({ src, alt = '' }: Record<string, unknown>, rule: TextRule, at: Path): unknown {
    if (typeof src !== 'string') return undefined;
    const found = context.image(src, text(alt, rule, [...at, 'alt']));
    if (!found) findings.push(context.noImage(src, [...at, 'src']));
    return found;
  }

  function content(value: unknown, collection: string, at: Path): unknown[] {
    const known = context.contentIds(collection);
    const ids: unknown[] = value === 'all' ? known : Array.isArray(value) ? value : [];
    return ids.flatMap((id, index) => {
      if (typeof id !== 'string') return [];
      const entry = context.content(collection, id);
      if (entry) {
        // Mistakes inside the content are reported once, for its own file.
        const quiet = prepareValue(entry.data, entry.plan, [id], context);
        for (const name of quiet.forms) uses.forms.add(name);
        for (const anchor of quiet.anchors) uses.contentAnchors.push({ collection, ...anchor });
        return [{ id, ...(quiet.value as object) }];
      }
      findings.push(
        finding('UnknownContent', { id, collection, known, nearest: nearest(id, known) }, [...at, index]),
      );
      return [];
    });
  }

  function form(name: string, at: Path): unknown {
    const found = context.form(name);
    if (!found) unknownForm(name, at);
    return found;
  }

  function unknownForm(id: string, at: Path): void {
    const known = context.contentIds('forms');
    findings.push(
      finding('UnknownContent', { id, collection: 'forms', known, nearest: nearest(id, known) }, at),
    );
  }

  function unknownOffer(key: string, collection: string, id: unknown, at: Path): void {
    if (typeof id !== 'string' || context.content(collection, id)) return;
    const known = context.contentIds(collection);
    const data = { id, collection, known, nearest: nearest(id, known) };
    findings.push(finding('UnknownContent', data, [...at, key]));
  }

  function action(written: Record<string, unknown>, rule: TextRule, at: Path): unknown {
    if (typeof written.form === 'string') {
      if (context.form(written.form)) uses.forms.add(written.form);
      else unknownForm(written.form, [...at, 'form']);
      unknownOffer('package', 'packages', written.package, at);
      unknownOffer('plan', 'plans', written.plan, at);
    }
    if (typeof written.anchor === 'string')
      uses.anchors.push({ anchor: written.anchor, path: [...at, 'anchor'] });
    const label = text(written.label ?? '', rule, [...at, 'label']);
    const filled = { ...written };
    if (typeof written.note === 'string') filled.note = text(written.note, {}, [...at, 'note']);
    if (typeof written.link === 'string') {
      // Where a page lies is no fact; whom to write to is one.
      const link = written.link.startsWith('mailto:')
        ? text(written.link, {}, [...at, 'link'])
        : written.link;
      uses.links.push({ link, path: [...at, 'link'] });
      filled.link = link;
    }
    return prepareAction(filled, label, context);
  }

  return { value: walk(data, plan, path), findings, ...uses };
}
