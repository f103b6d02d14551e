/** Longer lines are cut around the caret. */
const maxWidth = 120;

/**
 * The lines around a position with their numbers, and carets below it. Line and column count from 1.
 * @param text can be split into lines already
 */
export function codeFrame(text: string | readonly string[], line: number, column: number, length = 1) {
  const lines = typeof text === 'string' ? text.split(/\r?\n/) : text;
  const first = Math.max(1, line - 2);
  const last = Math.min(lines.length, line + 1);
  const width = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const content = (lines[number - 1] ?? '').replaceAll('\t', ' ');
    if (number !== line) {
      if (number === last && content.trim() === '') continue;
      frame.push(`  ${String(number).padStart(width)} | ${cut(content, 0)}`.trimEnd());
      continue;
    }
    const from = content.length > maxWidth && column > maxWidth - 40 ? column - 41 : 0;
    const shown = cut(content, from);
    const before = column - 1 - from;
    const carets = Math.max(1, Math.min(length, shown.length - before, 60));
    frame.push(`> ${String(number).padStart(width)} | ${shown}`.trimEnd());
    frame.push(`  ${' '.repeat(width)} | ${' '.repeat(before)}${'^'.repeat(carets)}`);
  }
  return frame.join('\n');
}

function cut(line: string, from: number): string {
  const rest = from > 0 ? `…${line.slice(from + 1)}` : line;
  return rest.length > maxWidth ? `${rest.slice(0, maxWidth - 1)}…` : rest;
}
