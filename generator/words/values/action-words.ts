import { quoted } from '../english.ts';
import { phrased } from '../labels/own-words.ts';
import type { References } from './references.ts';

/** What the target of a button or link does, such as `opens the form “Send it to an editor”`. */
export function actionWords(target: Record<string, unknown>, { entry, section }: References): string {
  const named = (collection: string, id: unknown) => {
    const own = entry(collection, textOf(id));
    return own ? phrased(own) : quoted(textOf(id));
  };
  if (target.form !== undefined) {
    const goods = target.plan ?? target.package;
    const collection = target.plan === undefined ? 'packages' : 'plans';
    const ordered = goods === undefined ? '' : ` for ${named(collection, goods)}`;
    return `opens the form ${named('forms', target.form)}${ordered}`;
  }
  if (target.chat !== undefined) return 'opens the chat';
  if (target.link !== undefined) return `goes to ${textOf(target.link)}`;
  if (target.anchor !== undefined) {
    const id = textOf(target.anchor);
    return `scrolls to ${quoted(section(id) ?? id)}`;
  }
  if (typeof target.call === 'string') return `calls ${target.call}`;
  return target.call === undefined ? 'does nothing' : 'calls the company';
}

/** A text; what is none is a mistake of the file. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '?');
