/** A key with the text that holds it and its value. `sections` is cut once more into its own keys. */
export interface Block extends Piece {
  children?: Piece[];
}

export interface Piece {
  key: string;
  text: string;
  /** Where the text starts in the file. */
  at: number;
}

/** Anchors, aliases, tags, several documents, directives and tabs can tie blocks together: such files stay whole. */
const tied = /(?:^|[\s[{,:?-])[&*!][^\s]|^(?:---|\.\.\.)|^%|\t/m;
/** `#1` after text: a comment to YAML, and most likely a part of the text to the author. Only a whole parse can tell. */
const hashInText = /\S #[^\s#]/;
const keyLine = /^(?!__proto__:)([A-Za-z_][\w-]*):(?=\s|$)/;

/**
 * Cuts a YAML mapping at the keys of its first level, and below `sections:` at those of the second, without parsing it.
 * Block scalars and flow values are indented deeper than their key, so a line that starts at the keys' column starts a key.
 * @returns undefined when the text cannot be cut safely
 */
export function splitBlocks(text: string): Block[] | undefined {
  return tied.test(text) || hashInText.test(text) ? undefined : cutBlocks(text);
}

/** The same for a text with mistakes, of which each block is then looked at alone. */
export function cutBlocks(text: string): Block[] | undefined {
  const top = cut(text, 0, 0);
  return top?.map((block) => {
    if (block.key !== 'sections') return block;
    const start = block.text.indexOf('\n') + 1;
    if (start === 0 || block.text.slice(0, start).trim() !== 'sections:') return block;
    const body = block.text.slice(start);
    const indent = /^(?:[ ]*(?:#.*)?\r?\n)*( +)[^\s#]/.exec(body)?.[1]?.length;
    const children = indent ? cut(body, indent, block.at + start) : undefined;
    return children ? { ...block, children } : block;
  });
}

function cut(text: string, indent: number, offset: number): Piece[] | undefined {
  const blocks: Piece[] = [];
  let start = 0;
  let key: string | undefined;
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('\n', at);
    const end = next === -1 ? text.length : next + 1;
    let column = at;
    while (text.charCodeAt(column) === 32) column++;
    const depth = column - at;
    const first = text[column];
    const blank = column >= end || first === '\n' || first === '\r' || first === '#';
    if (!blank) {
      if (depth < indent) return undefined;
      if (depth === indent) {
        const name = keyLine.exec(text.slice(column, end))?.[1];
        if (!name) return undefined;
        if (key !== undefined) blocks.push({ key, text: text.slice(start, at), at: offset + start });
        key = name;
        start = at;
      } else if (key === undefined) return undefined;
    }
    at = end;
  }
  if (key === undefined) return undefined;
  blocks.push({ key, text: text.slice(start), at: offset + start });
  return blocks;
}
