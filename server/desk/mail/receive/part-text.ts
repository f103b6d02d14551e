/** The text of a part, whatever its charset claims to be. */
export function decodeText(bytes: Uint8Array, charset: string | false): string {
  const label = (charset || 'utf-8').trim().toLowerCase();
  const isPlain = /^(?:us-)?ascii$|^utf-?8$|^unknown|^iso-8859-1$|^windows-1252$/.test(label);
  // Mail that is UTF-8 but says otherwise is more frequent than other text that is valid UTF-8 by chance.
  const attempts = isPlain ? ['utf-8', 'windows-1252'] : [label, 'utf-8', 'windows-1252'];
  for (const name of attempts) {
    const text = decodeStrictly(bytes, name);
    if (text !== undefined) return text;
  }
  return new TextDecoder('utf-8').decode(bytes);
}

function decodeStrictly(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    // An unknown label, or bytes that are not of it.
    return undefined;
  }
}

/** Joins the lines that `format=flowed` has broken. Source: RFC 3676, 4. */
export function unflow(text: string, deletesSpace: boolean): string {
  const joined: { depth: number; text: string; isOpen: boolean }[] = [];
  for (const line of text.split('\n')) {
    const depth = /^>*/.exec(line)?.[0].length ?? 0;
    const own = line.slice(depth).replace(/^ /, '');
    const isOpen = own.endsWith(' ') && own !== '-- ';
    const content = isOpen && deletesSpace ? own.slice(0, -1) : own;
    const last = joined.at(-1);
    if (last?.isOpen && last.depth === depth && own !== '-- ') {
      last.text += content;
      last.isOpen = isOpen;
    } else joined.push({ depth, text: content, isOpen });
  }
  return joined.map((line) => (line.depth > 0 ? `${'>'.repeat(line.depth)} ` : '') + line.text).join('\n');
}
