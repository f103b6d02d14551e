import type { Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { fillText, rowValuesIn } from '../../load/matrix/fill-row.ts';
import type { Row } from '../../load/matrix/matrix.ts';
import type { Plan, TextRule } from '../../prepare/value/plan.ts';
import type { Mark, Marks } from './marks.ts';
import { beginOf } from './tokens.ts';

export interface MarkedSource {
  marks: Marks;
  /** What all marks of the value have in common. */
  of: Pick<Mark, 'source' | 'collection'>;
  /** The plan of a collection's entries, for those in place. */
  contentPlan: (collection: string) => Plan | undefined;
  /** For a page of a matrix: the value without the values of its row. */
  row?: { values: Row; template: unknown } | undefined;
}

/**
 * A value whose texts, pictures, and amounts name where they are written. Preparing it gives what preparing the original gives,
 * with tokens. Amounts become references such as `${_12}`, which `markedContext` reads; no fact's name starts with an underscore.
 */
export function markValue(value: unknown, plan: Plan | undefined, path: Path, source: MarkedSource): unknown {
  const { marks, of, contentPlan, row } = source;
  return walk(value, plan, path, row ? row.template : value);

  /** @param template the same as the value outside a matrix */
  function walk(part: unknown, plan: Plan | undefined, at: Path, template: unknown): unknown {
    if (!plan || part === undefined || part === null) return part;
    switch (plan.kind) {
      case 'text':
      case 'rich':
        return text(part, plan, at, template);
      case 'image':
        return isObject(part) ? image(part, at) : part;
      case 'action':
        return isObject(part) ? action(part, at, template) : part;
      case 'contact-card':
        return text(part, plan.text, at, template);
      case 'amount':
        return amount(part, at);
      case 'content':
        return Array.isArray(part)
          ? part.map((item, index) =>
              isObject(item)
                ? entry(item, contentPlan(plan.collection), [...at, index], inside(template, index))
                : item,
            )
          : part;
      case 'list':
        return Array.isArray(part)
          ? part.map((item, index) => walk(item, plan.item, [...at, index], inside(template, index)))
          : part;
      case 'map':
      case 'group':
        return isObject(part) ? group(part, plan, at, template) : part;
      default:
        return part;
    }
  }

  function group(
    part: Record<string, unknown>,
    plan: Plan & { kind: 'map' | 'group' },
    at: Path,
    template: unknown,
  ): object {
    const marked: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(part)) {
      const own = plan.kind === 'map' ? plan.value : (plan.keys.get(key) ?? plan.rest);
      marked[key] = walk(inner, own, [...at, key], inside(template, key));
    }
    if (plan.kind === 'group')
      for (const [key, own] of plan.keys)
        if (part[key] === undefined && own.kind === 'text' && own.default !== undefined)
          marked[key] = marks.around(own.default, {
            ...{ source: 'default', path: [...at, key], isText: true, text: own.default },
            ...(of.source === 'site' && { ofSite: true }),
          });
    return marked;
  }

  /** An entry in place has an id made from its first text, which must not be that of an amount. */
  function entry(
    part: Record<string, unknown>,
    plan: Plan | undefined,
    at: Path,
    template: unknown,
  ): unknown {
    const marked = walk(part, plan, at, template);
    if (typeof part.id === 'string' || !isObject(marked)) return marked;
    const first = Object.keys(part).find((key) => typeof part[key] === 'string');
    const isAmount = plan?.kind === 'group' && first !== undefined && plan.keys.get(first)?.kind === 'amount';
    return isAmount ? { ...marked, [first]: part[first] } : marked;
  }

  function text(part: unknown, { names }: TextRule, at: Path, template: unknown): unknown {
    if (typeof part !== 'string' && typeof part !== 'number') return part;
    return marks.around(filled(String(part), template), {
      ...of,
      path: named(part, names) ?? at,
      isText: true,
    });
  }

  /** A text with tokens around the values of the row in it. */
  function filled(part: string, template: unknown): string {
    if (!row || typeof template !== 'string' || rowValuesIn(template).length === 0) return part;
    return fillText(template, (column, written) => {
      const cell = Object.hasOwn(row.values, column) ? row.values[column] : undefined;
      return cell === undefined
        ? written
        : marks.around(cell, { source: 'row', path: [column], isText: true });
    });
  }

  /** Where the text of another list is that a text repeats. Views compare the two, so both have the same tokens. */
  function named(part: unknown, names: string | undefined): Path | undefined {
    const list = names !== undefined && isObject(value) ? value[names] : undefined;
    const index = Array.isArray(list) ? list.indexOf(part) : -1;
    return names === undefined || index < 0 ? undefined : [...path, names, index];
  }

  function image(part: Record<string, unknown>, at: Path): object {
    const { src } = part;
    return typeof src === 'string'
      ? { ...part, src: beginOf(marks.number({ ...of, path: at })) + src }
      : part;
  }

  function action(part: Record<string, unknown>, at: Path, template: unknown): object {
    const marked = { ...part };
    for (const key of ['label', 'note'])
      if (key in part) marked[key] = text(part[key], {}, [...at, key], inside(template, key));
    return marked;
  }

  function amount(part: unknown, at: Path): unknown {
    if (typeof part !== 'number' && typeof part !== 'string') return part;
    return `\${_${marks.number({ ...of, path: at, amount: part })}}`;
  }
}

const inside = (value: unknown, key: string | number) =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;
