import { describe, expect, it } from 'vitest';
import { atlas } from './atlas.ts';
import { controls } from './headline.ts';
import { column, layOut } from './lay-out.ts';
import { widthOf } from './set-text.ts';

const { sizes } = atlas.faces.upright;

/** The lines as text. */
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

describe('the layout of a headline', () => {
  it('uses the largest size that fits', () => {
    const sizesOf = ['Read.', 'LinkedIn profiles that recruiters actually open, today.', long].map(
      (text) => layOut(text).size,
    );
    expect(sizesOf).toEqual([0, 1, 2]);
  });

  it('has lines of similar width', () => {
    expect(lines('LinkedIn profiles that recruiters actually open, in your own voice.')).toEqual([
      'LinkedIn profiles',
      'that recruiters',
      'actually open, in',
      'your own voice.',
    ]);
    expect(lines('A page that gets read twice')).toEqual(['A page that gets', 'read twice']);
  });

  it("keeps the author's line breaks if they fit", () => {
    expect(lines(`The${controls.line}Cover Letter${controls.line}they remember.`)).toEqual([
      'The',
      'Cover Letter',
      'they remember.',
    ]);
    const five = ['One', 'two', 'three', 'four', 'five'];
    expect(lines(five.join(controls.line)).join(' ')).toBe(five.join(' '));
    expect(lines(five.join(controls.line)).length).toBeLessThan(5);
  });

  it('can break after a hyphen, but not before one', () => {
    expect(lines('Industry-Specific-Resume-Writing-Services-Offered').join('')).not.toContain(' ');
    for (const line of lines('Industry-Specific-Resume-Writing-Services-Offered').slice(0, -1))
      expect(line).toMatch(/-$/);
  });

  it('truncates a text that is too long after a whole word, with “…”', () => {
    const shown = lines(long.repeat(3)).join(' ');
    expect(shown).toMatch(/ \w+[,.]?…$/);
    expect(long.repeat(3)).toContain(shown.slice(0, -1).replaceAll('- ', '-'));
    expect(lines(long.repeat(3))).toHaveLength(4);
  });

  it('truncates a word that is too long for a line', () => {
    expect(lines('Donaudampfschifffahrtsgesellschaftskapitänswitwenrente')[0]).toMatch(/^Donaudampfsch\w+…$/);
  });

  it.each([
    'Read.',
    'On time, or your money back.',
    long,
    long.repeat(20),
    'W'.repeat(300),
    'a '.repeat(500).trim(),
  ])('fits its column in at most four lines: %.40s', (headline) => {
    const { lines: set, size } = layOut(headline);
    expect(set.length).toBeGreaterThan(0);
    expect(set.length).toBeLessThanOrEqual(4);
    for (const letters of set)
      expect((widthOf(letters) * (sizes[size] ?? 0)) / 1000).toBeLessThanOrEqual(column.width + 1);
  });

  it('underlines stressed words, or the last word of a statement', () => {
    const stressed = (headline: string) => {
      const { lines: set, stress } = layOut(headline);
      const letters = stress ? (set[stress.line] ?? []).slice(stress.from, stress.to) : [];
      return letters.map(({ face, index }) => atlas.faces[face].names[index]).join('');
    };
    expect(stressed(`We find ${controls.from}the words${controls.to}.`)).toBe('thewords');
    expect(stressed('On time, or your money back.')).toBe('back.');
    expect(stressed('Privacy Policy')).toBe('');
  });
});

describe('the atlas', () => {
  it.each(Object.entries(atlas.faces))('has the letters and ligatures of %s in every size', (_, face) => {
    expect(face.names).toEqual(
      expect.arrayContaining(['ffi', 'fi', 'fl', 'A', 'z', 'é', 'ß', '“', '—', '…']),
    );
    expect(face.advances).toHaveLength(face.names.length);
    expect(face.boxes.map((boxes) => boxes.length)).toEqual(face.sizes.map(() => face.names.length));
  });

  it('has the same letters in the upright and italic faces, for stressed words', () => {
    expect(atlas.faces.italic.names).toEqual(atlas.faces.upright.names);
    expect(atlas.faces.italic.sizes).toEqual(sizes);
  });
});
