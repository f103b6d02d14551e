import { missingComma, openBracket } from './brackets.ts';
import { betweenColumns, dashWithoutSpace, keyWithoutSpace, tooDeep, wrongBlanks } from './indentation.ts';
import { type Explanation, explained, indentOf, type Place, placeOf } from './position.ts';
import { colonInText, droppedText, openQuote, specialStart } from './quoting.ts';
import type { Fault } from './yaml-issues.ts';

/** What people do wrong, the surest first. Each looks at the lines and says what happened, or nothing. */
const guesses: ((place: Place) => Explanation | undefined)[] = [
  droppedText,
  wrongBlanks,
  dashWithoutSpace,
  openQuote,
  openBracket,
  colonInText,
  keyWithoutSpace,
  specialStart,
  missingComma,
  tooDeep,
  betweenColumns,
  severalDocuments,
];

/** A fault of YAML in plain words, at the place that has to be mended; this is often not where the parser stumbles. */
export function explain(fault: Fault, text: string): Explanation {
  const place = placeOf(fault, text);
  for (const guess of guesses) {
    const found = guess(place);
    if (found) return found;
  }
  const line = place.lines[place.line - 1] ?? '';
  const column = Math.max(place.column, indentOf(line) + 1);
  return explained(place.line, column, line.trimEnd().length - column + 1, [
    `This line cannot be read (${fault.message.replace(/\.?\s*$/, '')}).`,
    'Look at this line and the one above it: indentation, a missing colon or quote. Text with ": " or " #" in it needs quotes.',
  ]);
}

function severalDocuments({ kind, line, lines }: Place): Explanation | undefined {
  if (kind !== 'MULTIPLE_DOCS') return undefined;
  return explained(line, 1, lines[line - 1]?.length ?? 1, [
    'A line of three dashes ends the file for YAML; what follows would be lost.',
    'Delete this line.',
  ]);
}
