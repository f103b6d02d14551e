import { expect, test } from 'vitest';
import { cleanName, isAcceptedName, nameFor } from './file-name.ts';

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['../../cv.PDF', 'cv.pdf'],
  ['a:b*c?"<d>|.pdf', 'a-b-c---d--.pdf'],
  ['line\r\nbreak\t.pdf', 'linebreak.pdf'],
  ['...hidden.pdf', 'hidden.pdf'],
  ['.pdf', 'pdf'],
  ['  spaces   inside .pdf', 'spaces inside .pdf'],
  ['e\u0301.pdf', 'é.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
  ['/', ''],
])('%j is shown as %j', (given, shown) => {
  expect(cleanName(given)).toBe(shown);
});

test('a name promises a type by its last extension only', () => {
  expect(['cv.pdf', 'cv', 'cv.final version', 'cv.exe.pdf'].filter(isAcceptedName)).toHaveLength(4);
  expect(['cv.pdf.exe', 'cv.svg', 'cv.pdf.'].filter(isAcceptedName)).toEqual(['cv.pdf.']);
});

test('the extension follows the content', () => {
  expect(nameFor('photo.jpeg', 'image/jpeg')).toBe('photo.jpeg');
  expect(nameFor('photo.jpg', 'image/heic')).toBe('photo.heic');
  expect(nameFor('cv', 'application/pdf')).toBe('cv.pdf');
});
