/** The lines around a place with their numbers, and a caret below it. Line and column count from 1. */
export function codeFrame(text: string, line: number, column: number, length = 1): string {
  const lines = text.split(/\r?\n/);
  const first = Math.max(1, line - 2);
  const last = Math.min(lines.length, line + 1);
  const width = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const content = (lines[number - 1] ?? '').replaceAll('\t', ' ');
    if (number === last && number !== line && content.trim() === '') continue;
    frame.push(
      `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${shorten(content)}`.trimEnd(),
    );
    if (number === line) {
      const carets = '^'.repeat(Math.max(1, Math.min(length, content.length - column + 1, 60)));
      frame.push(`  ${' '.repeat(width)} | ${' '.repeat(Math.min(column - 1, 110))}${carets}`);
    }
  }
  return frame.join('\n');
}

function shorten(line: string): string {
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
