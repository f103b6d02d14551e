import type { CST } from 'yaml';
import { isOneLineText } from '../../../schema/api/studio/one-line-text.ts';
import type { Layout } from '../file/layout.ts';
import { blockScalar } from './block-scalar.ts';
import { blockStyleOf, newBlockStyle } from './block-style.ts';
import type { Rendered } from './rendered.ts';
import { doubleQuoted, quotedWhereNeeded } from './scalar-text.ts';

/** Where a text is written. */
export interface HousePlace {
  layout: Layout;
  /** Columns before the key or dash. */
  indent: number;
  inFlow: boolean;
}

/**
 * A text as it is written where no other style is given: several lines as a block, anything else on one line, in quotes where needed. A
 * variant's file is a list of differences, so a short text of several lines is on one line there, too.
 */
export function houseText(text: string, { layout, indent, inFlow }: HousePlace): Rendered {
  if (!inFlow && text.includes('\n')) {
    if (layout.isVariant && isOneLineText(text)) return { head: doubleQuoted(text), body: '' };
    const block = blockScalar(text, newBlockStyle(indent, layout.step, layout.eol));
    if (block) return { head: block.header, body: block.body };
  }
  return { head: quotedWhereNeeded(text, inFlow), body: '' };
}

/**
 * Whether a text is written as `houseText` would. If so, a new text is written that way as well, so typing it letter by letter ends like
 * setting it at once. If not, someone has chosen the style, and it stays.
 */
export function isHouseStyle(token: CST.Token | undefined, text: string, place: HousePlace): boolean {
  const house = houseText(text, place);
  if (token?.type === 'block-scalar') {
    const { header, old } = blockStyleOf(token, place.layout.step, place.layout.eol);
    const isOfLines = text.replace(/\n+$/, '').includes('\n');
    return isOfLines && header === house.head && old.join('') === house.body;
  }
  return token !== undefined && 'source' in token && house.body === '' && token.source === house.head;
}
