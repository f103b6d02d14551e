/** A key with the text that holds it and its value. */
export interface Piece {
  key: string;
  text: string;
  /** Where the text starts in the file. */
  at: number;
}

export interface Block extends Piece {
  children?: Piece[];
}

/** What a piece holds whose value is a mapping, cut at its keys. */
export interface Body {
  /** The line with the key. */
  header: string;
  pieces: Piece[];
}

/** Anchors, aliases, tags, several documents, directives and tabs can tie pieces together. */
const tied = /(?:^|[\s[{,:?-])[&*!][^\s]|^(?:---|\.\.\.)|^%|\t/m;
/** `#1` after text: a comment to YAML, and most likely a part of the text to the author. Only a whole parse can tell. */
const hashInText = /\S #[^\s#]/;
const keyLine = /^(?!__proto__:)([A-Za-z_][\w-]*):(?=\s|$)/;

/** Whether a text means the same when it is parsed without what stands around it. */
export function standsAlone(text: string): boolean {
  return !tied.test(text) && !hashInText.test(text);
}

/**
 * Cuts a YAML mapping at the keys of its first level, without parsing it. Block scalars and flow values are indented deeper
 * than their key, so a line that starts at the keys' column starts a key.
 * @returns undefined when the text cannot be cut safely
 */
export function splitBlocks(text: string): Piece[] | undefined {
  return cut(text, 0, 0);
}

/** The same one level deeper, for a piece whose key stands alone in the first line. */
export function cutBody({ text, at }: Piece): Body | undefined {
  const start = text.indexOf('\n') + 1;
  if (start === 0 || !/^ *[\w-]+:\s*$/.test(text.slice(0, start))) return undefined;
  const body = text.slice(start);
  const indent = /^(?:[ ]*(?:#.*)?\r?\n)*( +)[^\s#]/.exec(body)?.[1]?.length;
  const pieces = indent ? cut(body, indent, at + start) : undefined;
  return pieces && { header: text.slice(0, start), pieces };
}

/** A text with mistakes, of which each piece is then looked at alone: keys of the first level, and sections. */
export function cutBlocks(text: string): Block[] | undefined {
  return splitBlocks(text)?.map((piece) =>
    piece.key === 'sections' ? { ...piece, children: cutBody(piece)?.pieces } : piece,
  );
}

function cut(text: string, indent: number, offset: number): Piece[] | undefined {
  const pieces: Piece[] = [];
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
        if (key !== undefined) pieces.push({ key, text: text.slice(start, at), at: offset + start });
        key = name;
        start = at;
      } else if (key === undefined) return undefined;
    }
    at = end;
  }
  if (key === undefined) return undefined;
  pieces.push({ key, text: text.slice(start), at: offset + start });
  return pieces;
}
