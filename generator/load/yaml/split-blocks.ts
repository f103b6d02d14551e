/** A key and its value, as text. */
export interface Piece {
  key: string;
  text: string;
  /** Offset of the text in the file. */
  at: number;
}

/** Anchors, aliases, tags, document markers, directives, and tabs can make pieces depend on each other. */
const dependency = /(?:^|[\s[{,:?-])[&*!][^\s]|^(?:---|\.\.\.)|^%|\t/m;
/** `#1` after text: a comment in YAML, but probably text to the author. Only parsing the whole file can decide. */
const hashInText = /\S #[^\s#]/;
const keyLine = /^(?!__proto__:)([A-Za-z_][\w-]*):(?=\s|$)/;

/** Whether a text means the same when it is parsed without the text around it. */
export function isSelfContained(text: string): boolean {
  return !dependency.test(text) && !hashInText.test(text);
}

/**
 * Splits a YAML mapping at its top-level keys, without parsing it. Block scalars and flow values are indented deeper than
 * their key, so a line that starts in the keys' column starts a new key.
 * @returns undefined when the text cannot be split safely
 */
export function splitBlocks(text: string): Piece[] | undefined {
  return splitAt(text, 0, 0);
}

/** Splits a piece one level deeper, if its first line contains only its key and its value is a mapping. */
export function splitBody({ text, at }: Piece): Piece[] | undefined {
  const start = text.indexOf('\n') + 1;
  if (start === 0 || !/^ *[\w-]+:\s*$/.test(text.slice(0, start))) return undefined;
  const body = text.slice(start);
  const indent = /^(?:[ ]*(?:#.*)?\r?\n)*( +)[^\s#]/.exec(body)?.[1]?.length;
  return indent ? splitAt(body, indent, at + start) : undefined;
}

/** Splits a page at its top-level keys and at its sections. */
export function splitSections(text: string): Piece[] | undefined {
  return splitBlocks(text)?.flatMap((piece) => (piece.key === 'sections' && splitBody(piece)) || [piece]);
}

function splitAt(text: string, indent: number, offset: number): Piece[] | undefined {
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
