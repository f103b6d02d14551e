import { expect, test } from 'vitest';
import { csvCell } from './csv-cell.ts';

test.each([
  ['=1+1', "'=1+1"],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['+1 (813) 555-0142', "'+1 (813) 555-0142"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\tJordan', "'\tJordan"],
  [' =1', "' =1"],
  ['\u00a0+1 813', "'\u00a0+1 813"],
  ['\ufeff=1', "'\ufeff=1"],
  ['\u200b=1', "'\u200b=1"],
  ['＝1＋1', "'＝1＋1"],
  ['"=1', `'"=1`],
  ['a;=1', "a;'=1"],
  ['a;"=1', `a;"'=1`],
  ['a\n=1\r\n@x', "a\n'=1\r\n'@x"],
  ['a; \n=1', "a; \n'=1"],
  ['a\t+1', "a\t'+1"],
])('%j is escaped', (text, cell) => expect(csvCell(text)).toBe(cell));

test.each(['Jordan Ellis', '8135550142', 'a=b', 'jordan@mail.example', 'by Friday - please', 'a;b', ''])(
  '%j is unchanged',
  (text) => expect(csvCell(text)).toBe(text),
);
