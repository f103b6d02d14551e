/** A part of a mail's text: what its author wrote, or what it quotes of earlier mails. */
export interface MailPart {
  text: string;
  isQuoted: boolean;
}

/** Lines of mail clients above what they quote without marks, such as Outlook's block of headers. */
const separators = [
  /^-{2,}\s*(?:original message|original appointment|forwarded message|reply message)\s*-{2,}$/i,
  /^_{10,}$/,
  /^sent from (?:outlook|yahoo mail)\b.*$/i,
];

const headerLine = /^\*?(?:from|sent|date|to|cc|subject)\s*:\*?\s/i;

/** `On Tue, Mar 3, 2026 at 9:12 AM Nora <nora@company.example> wrote:`, on one line or folded over up to four. */
const attribution =
  /^(?:on\b.{5,300}\bwrote|le\b.{5,300}\ba écrit|am\b.{5,300}\bschrieb.{0,120}|el\b.{5,300}\bescribió)\s*:\s*$/is;

/** `Nora <nora@company.example> wrote:`, on one line. */
const shortAttribution = /^[^<>]{1,100}<[^<>\s@]+@[^<>\s@]+>\s*wrote\s*:$/i;

const maxAttributionLines = 4;
/** Characters. */
const maxAttribution = 600;

/**
 * Splits a text so that quotes can be folded. Lines that begin with `>` are quotes wherever they are; after the line with
 * which a client introduces an unmarked quote, the rest is.
 */
export function mailParts(text: string): MailPart[] {
  const lines = text.split('\n');
  const isQuoted = new Array<boolean>(lines.length).fill(false);
  const lastHeader = lines.findLastIndex((line) => headerLine.test(line.trim()));
  for (let at = 0; at < lines.length; at += 1) {
    if (isMarked(lines[at])) {
      isQuoted[at] = true;
      continue;
    }
    const length = attributionAt(lines, at);
    if (length > 0) {
      isQuoted.fill(true, at, at + length);
      // Marked quotes end where their marks end, so an answer can follow below.
      if (!isMarked(nextWritten(lines, at + length))) return parts(lines, isQuoted.fill(true, at));
      at += length - 1;
    } else if (isSeparator(lines, at, lastHeader)) return parts(lines, isQuoted.fill(true, at));
  }
  return parts(lines, isQuoted);
}

/** The text without what it quotes. */
export function ownText(text: string): string {
  return mailParts(text)
    .filter((part) => !part.isQuoted)
    .map((part) => part.text.trim())
    .filter(Boolean)
    .join('\n');
}

/** The first line from here on that is not empty. */
function nextWritten(lines: readonly string[], from: number): string | undefined {
  let at = from;
  while (lines[at]?.trim() === '') at += 1;
  return lines[at];
}

const isMarked = (line = '') => /^\s{0,3}>/.test(line);

/** The number of lines of an attribution that begins here; 0 if none does. */
function attributionAt(lines: readonly string[], at: number): number {
  if (!/\S/.test(lines[at] ?? '')) return 0;
  for (let count = 1; count <= maxAttributionLines; count += 1) {
    const last = lines[at + count - 1];
    if (last === undefined || isMarked(last) || !/\S/.test(last)) return 0;
    const joined = lines
      .slice(at, at + count)
      .join(' ')
      .trim();
    if (joined.length > maxAttribution) return 0;
    if (!joined.endsWith(':')) continue;
    if (attribution.test(joined) || (count === 1 && shortAttribution.test(joined))) return count;
  }
  return 0;
}

/** A separator, or a block of at least three header lines. @param lastHeader the index of the last header line; -1 without one */
function isSeparator(lines: readonly string[], at: number, lastHeader: number): boolean {
  const line = lines[at]?.trim() ?? '';
  if (separators.some((pattern) => pattern.test(line)) && at < lines.length - 1)
    return !/^sent from/i.test(line) || at < lastHeader;
  return [0, 1, 2].every((offset) => headerLine.test(lines[at + offset]?.trim() ?? ''));
}

function parts(lines: readonly string[], isQuoted: readonly boolean[]): MailPart[] {
  const found: { lines: string[]; isQuoted: boolean }[] = [];
  for (const [at, line] of lines.entries()) {
    const last = found.at(-1);
    // Empty lines belong to what is around them.
    if (last && (last.isQuoted === isQuoted[at] || line.trim() === '')) last.lines.push(line);
    else found.push({ lines: [line], isQuoted: isQuoted[at] ?? false });
  }
  return found.map((part) => ({ text: part.lines.join('\n'), isQuoted: part.isQuoted }));
}
