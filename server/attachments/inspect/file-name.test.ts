import { expect, test } from 'vitest';
import { cleanName, isAcceptedName, nameFor } from './file-name.ts';
import { acceptedTypes } from './file-types.ts';

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
  const isAccepted = (name: string) => isAcceptedName(name, acceptedTypes.upload);
  expect(['cv.pdf', 'cv', 'cv.final version', 'cv.exe.pdf'].filter(isAccepted)).toHaveLength(4);
  expect(['cv.pdf.exe', 'cv.svg', 'cv.pdf.', 'cv.doc'].filter(isAccepted)).toEqual(['cv.pdf.']);
  expect(isAcceptedName('cv.doc', acceptedTypes.mail)).toBe(true);
});

test('the extension follows the content', () => {
  expect(nameFor('photo.jpeg', 'image/jpeg', acceptedTypes.upload)).toBe('photo.jpeg');
  expect(nameFor('photo.jpg', 'image/heic', acceptedTypes.upload)).toBe('photo.heic');
  expect(nameFor('cv', 'application/pdf', acceptedTypes.upload)).toBe('cv.pdf');
});
