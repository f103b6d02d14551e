/** The longest text of several lines that a variant has on one line, such as a heading. */
const maxLength = 80;

/**
 * Whether a variant has a text on one line, with `\n` in quotes for its line breaks: if it is one line, or a few short ones. An inherited
 * value is overridden in three lines then: `sections`, the section, and the key. Longer texts are blocks, because `\n` is hard to read.
 */
export function isOneLineText(text: string): boolean {
  return text.length <= maxLength || !text.replace(/\n+$/, '').includes('\n');
}
