/** One line with a key and a text of letters and signs that mean nothing to YAML; no line follows that could continue it. */
const line = /^ *[\w-]+: ([A-Za-z/][\p{L}\p{N} ,.;/'’“”()=!?$+_~%–—…-]*)\n$/u;

const notText = /^(?:true|false|null)$/i;

/**
 * The value of the simplest and most frequent kind of YAML, for which a parser is not needed.
 * @param piece a key with its value, as the file was cut
 * @returns undefined for every other kind
 */
export function plainText(piece: string): string | undefined {
  const text = line.exec(piece)?.[1];
  return text === undefined || text.endsWith(' ') || notText.test(text) ? undefined : text;
}
