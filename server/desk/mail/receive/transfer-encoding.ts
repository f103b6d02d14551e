/** The bytes of a part, as they arrive. What is not valid in an encoding is skipped, as mail clients do. */
export async function* decodeTransfer(
  source: AsyncIterable<Uint8Array>,
  encoding: string | false,
): AsyncGenerator<Uint8Array> {
  if (encoding === 'base64') yield* decodeBase64(source);
  else if (encoding === 'quoted-printable') yield* decodeQuotedPrintable(source);
  else yield* source;
}

async function* decodeBase64(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest = '';
  for await (const bytes of source) {
    const digits =
      rest +
      Buffer.from(bytes)
        .toString('latin1')
        .replace(/[^A-Za-z0-9+/]/g, '');
    const whole = digits.length - (digits.length % 4);
    rest = digits.slice(whole);
    if (whole > 0) yield Buffer.from(digits.slice(0, whole), 'base64');
  }
  if (rest.length > 1) yield Buffer.from(rest, 'base64');
}

/** A line without an end is not kept longer than this. */
const maxLine = 100_000;

async function* decodeQuotedPrintable(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest = '';
  for await (const bytes of source) {
    const text = rest + Buffer.from(bytes).toString('latin1');
    const end = text.lastIndexOf('\n') + 1;
    const whole = end === 0 && text.length > maxLine ? text.length : end;
    rest = text.slice(whole);
    if (whole > 0) yield unquoted(text.slice(0, whole));
  }
  if (rest !== '') yield unquoted(rest);
}

/** Source: RFC 2045, 6.7. */
function unquoted(text: string): Uint8Array {
  // A run of spaces is tried once, from its start: within it, each further start would search the rest of it again.
  const joined = text.replace(/(?<![ \t])[ \t]+(?=\r?\n)/g, '').replace(/=\r?\n/g, '');
  const plain = joined.replace(/=([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(plain, 'latin1');
}
