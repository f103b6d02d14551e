import { expect, test } from 'vitest';
import { filePathFinding } from './file-path.ts';

const explained = (written: string) => {
  const { code, data } = filePathFinding('src', written, []) ?? {};
  return [code, data && 'suggestion' in data ? data.suggestion : undefined];
};

test.each([
  ['own\\photo.jpg', 'BackslashInPath', 'own/photo.jpg'],
  // What YAML makes of "own\team.jpg" and "C:\site\pages\media\own\new.jpg" in double quotes.
  ['own\team.jpg', 'BackslashInPath', 'own/team.jpg'],
  ['pages/media/own/photo.jpg', 'PathOutsideMedia', 'own/photo.jpg'],
  ['media/own/photo.jpg', 'PathOutsideMedia', 'own/photo.jpg'],
  ['/own/photo.jpg', 'PathOutsideMedia', 'own/photo.jpg'],
  ['./own/photo.jpg', 'PathOutsideMedia', 'own/photo.jpg'],
  ['own/Team Photo.jpg', 'BadFileName', 'own/team-photo.jpg'],
  ['own/Équipe.jpg', 'BadFileName', 'own/equipe.jpg'],
  ['own/photo.JPG', 'BadFileName', 'own/photo.jpg'],
  ['IMG_0412.HEIC', 'PictureFormat', 'IMG_0412.jpg'],
  ['own/logo.gif', 'PictureFormat', 'own/logo.png'],
  ['own/clip (2).mp4', 'BadFileName', 'own/clip-2.mp4'],
])('%j is explained as %s, with %s instead', (written, code, suggestion) => {
  expect(explained(written)).toEqual([code, suggestion]);
});

test('a name without an ending, and other keys', () => {
  expect(explained('own/photo')[0]).toBe('FileWithoutEnding');
  expect(filePathFinding('link', 'own\\photo.jpg', [])).toBeUndefined();
});
