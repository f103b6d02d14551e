import { describe, expect, it } from 'vitest';
import { atlas } from './atlas.ts';
import { signs } from './headline.ts';
import { column, layOut } from './lay-out.ts';
import { widthOf } from './set-text.ts';

const { sizes } = atlas.faces.upright;

/** The lines as they would be read. */
function lines(headline: string): string[] {
  return layOut(headline).lines.map((letters) =>
    letters.reduce((text, { face, index, advance }) => {
      const { names, advances } = atlas.faces[face];
      const hasSpace = advance > (advances[index] ?? 0) + 100;
      return text + names[index] + (hasSpace ? ' ' : '');
    }, ''),
  );
}

const long =
  'Thank-you letters sent the same evening, follow-up letters after a week of silence, and recommendation letters for someone else to sign';

describe('a headline in lines', () => {
  it('stands in the largest letters that hold it', () => {
    const sizesOf = ['Read.', 'LinkedIn profiles that recruiters actually open, today.', long].map(
      (text) => layOut(text).size,
    );
    expect(sizesOf).toEqual([0, 1, 2]);
  });

  it('has lines of like width', () => {
    expect(lines('LinkedIn profiles that recruiters actually open, in your own voice.')).toEqual([
      'LinkedIn profiles',
      'that recruiters',
      'actually open, in',
      'your own voice.',
    ]);
    expect(lines('A page that gets read twice')).toEqual(['A page that gets', 'read twice']);
  });

  it('breaks where its writer did, and elsewhere only if it must', () => {
    expect(lines(`The${signs.line}Cover Letter${signs.line}they remember.`)).toEqual([
      'The',
      'Cover Letter',
      'they remember.',
    ]);
    const five = ['One', 'two', 'three', 'four', 'five'];
    expect(lines(five.join(signs.line)).join(' ')).toBe(five.join(' '));
    expect(lines(five.join(signs.line)).length).toBeLessThan(5);
  });

  it('may break after a hyphen, but not before one', () => {
    expect(lines('Industry-Specific-Resume-Writing-Services-Offered').join('')).not.toContain(' ');
    for (const line of lines('Industry-Specific-Resume-Writing-Services-Offered').slice(0, -1))
      expect(line).toMatch(/-$/);
  });

  it('ends after a whole word with “…” when it is too long for the smallest letters', () => {
    const shown = lines(long.repeat(3)).join(' ');
    expect(shown).toMatch(/ \w+[,.]?…$/);
    expect(long.repeat(3)).toContain(shown.slice(0, -1).replaceAll('- ', '-'));
    expect(lines(long.repeat(3))).toHaveLength(4);
  });

  it('shows the first letters of a word without an end', () => {
    expect(lines('Donaudampfschifffahrtsgesellschaftskapitänswitwenrente')[0]).toMatch(/^Donaudampfsch\w+…$/);
  });

  it.each([
    'Read.',
    'On time, or your money back.',
    long,
    long.repeat(20),
    'W'.repeat(300),
    'a '.repeat(500).trim(),
  ])('keeps to its column, in four lines at most: %.40s', (headline) => {
    const { lines: set, size } = layOut(headline);
    expect(set.length).toBeGreaterThan(0);
    expect(set.length).toBeLessThanOrEqual(4);
    for (const letters of set)
      expect((widthOf(letters) * (sizes[size] ?? 0)) / 1000).toBeLessThanOrEqual(column.width + 1);
  });

  it('is underlined where it stresses words, or at the end of a statement', () => {
    const stressed = (headline: string) => {
      const { lines: set, stress } = layOut(headline);
      const letters = stress ? (set[stress.line] ?? []).slice(stress.from, stress.to) : [];
      return letters.map(({ face, index }) => atlas.faces[face].names[index]).join('');
    };
    expect(stressed(`We find ${signs.from}the words${signs.to}.`)).toBe('thewords');
    expect(stressed('On time, or your money back.')).toBe('back.');
    expect(stressed('Privacy Policy')).toBe('');
  });
});

describe('the letters', () => {
  it.each(Object.entries(atlas.faces))('of %s are there, ligatures too, in every size', (_, face) => {
    expect(face.names).toEqual(
      expect.arrayContaining(['ffi', 'fi', 'fl', 'A', 'z', 'é', 'ß', '“', '—', '…']),
    );
    expect(face.advances).toHaveLength(face.names.length);
    expect(face.boxes.map((boxes) => boxes.length)).toEqual(face.sizes.map(() => face.names.length));
  });

  it('of two faces have one place in each, so that words can be stressed', () => {
    expect(atlas.faces.italic.names).toEqual(atlas.faces.upright.names);
    expect(atlas.faces.italic.sizes).toEqual(sizes);
  });
});
