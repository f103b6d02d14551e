import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { northlight } from '../fixtures/folders.ts';
import { filmSizeProblem, inspectFilm } from './inspect-film.ts';

const film = readFileSync(join(northlight, 'media/own/films/the-press-640.mp4'));

/** A box of an MP4 file with empty content. */
function box(name: string, size = 16): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32BE(size);
  bytes.write(name, 4, 'latin1');
  return bytes;
}

test('a film for the web and its captions can be used', () => {
  expect(inspectFilm(film, '.mp4')).toEqual({});
  expect(inspectFilm(Buffer.from('1a45dfa3a3428681', 'hex'), '.webm')).toEqual({});
  expect(inspectFilm(Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHi.\n'), '.vtt')).toEqual({});
  expect(inspectFilm(Buffer.from('\uFEFFWEBVTT - The press'), '.vtt')).toEqual({});
});

test.each<[string, Buffer, string, string]>([
  [
    'an index at the end',
    Buffer.concat([box('ftyp'), box('mdat', 64), box('moov')]),
    '.mp4',
    'only once it has loaded',
  ],
  ['a missing index', Buffer.concat([box('ftyp'), box('mdat', 64)]), '.mp4', 'incomplete'],
  ['another format', Buffer.from('RIFF....AVI LIST'), '.mp4', 'not an MP4'],
  ['another format', film, '.webm', 'not a WebM'],
  ['no bytes', Buffer.alloc(0), '.mp4', 'not an MP4'],
  ['too few bytes', Buffer.alloc(2), '.webm', 'not a WebM'],
  ['subtitles in another format', Buffer.from('1\n00:00:00,000 --> 00:00:01,000\nHi.'), '.vtt', 'WEBVTT'],
])('a film with %s cannot be used', (_name, bytes, ending, problem) => {
  expect(inspectFilm(bytes, ending).problem).toContain(problem);
});

test('a film over 10 MB is too large', () => {
  expect(filmSizeProblem(10_000_000)).toBeUndefined();
  expect(filmSizeProblem(34_200_000)).toContain('35 MB');
});
