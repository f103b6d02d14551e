import { typeOf } from './resolve.ts';

/** Keys that say what an item is, the most telling first. */
const names = [
  'label',
  'question',
  'title',
  'heading',
  'name',
  'remark',
  'text',
  'alt',
  'value',
  'id',
  'src',
];

/** An item of a list in one line: what it is, and a note about it. */
export function summaryOf(value: unknown): { name: string; note: string } {
  if (Array.isArray(value)) return { name: value.map((item) => summaryOf(item).name).join(', '), note: '' };
  if (typeOf(value) !== 'object') return { name: withoutMarks(String(value ?? '')), note: '' };
  const group = value as Record<string, unknown>;
  const isName = (one: unknown) => typeof one === 'number' || (typeof one === 'string' && one !== '');
  const key = names.find((name) => isName(group[name]));
  const found = key === undefined ? Object.values(group).find((one) => typeof one === 'string') : group[key];
  return { name: withoutMarks(String(found ?? 'Empty')), note: noteOf(group) };
}

/** What a button does, such as `opens order` or `chat, outline`; empty for other groups. */
function noteOf({ form, chat, link, anchor, call, look }: Record<string, unknown>): string {
  const target =
    form !== undefined
      ? `opens ${form}`
      : chat === true
        ? 'chat'
        : (link ?? (anchor === undefined ? undefined : `to ${anchor}`)) ||
          (call === undefined ? undefined : 'call');
  return [target, look].filter((part) => part !== undefined).join(', ');
}

/** A text without the marks of rich text, in one line. */
const withoutMarks = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/==|__|~~|\+\+|\*\*|\(\(|\)\)|\{tick\}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
