import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Brand } from '../../schema/generated/types.ts';
import { atlas } from './atlas.ts';
import { createSharePictures, design } from './share-pictures.ts';

const brand = { first: 'Tern', second: '& Tallow', mark: 'M2 28 20 2 38 28z' };
const media = new Map();
const nameOf = (headline: string, theme: 'day' | 'night' = 'day', of: Brand = brand) =>
  createSharePictures(of, media)?.(headline, theme).name;

describe('the name of a share picture', () => {
  it('is known without drawing and is the same for the same picture', () => {
    expect(nameOf('Read.')).toMatch(/^share-[A-Za-z0-9]{8}\.png$/);
    expect(nameOf('Read.')).toBe(nameOf('Read.'));
  });

  it('changes with the headline, the theme, and the brand', () => {
    const names = [
      nameOf('Read.'),
      nameOf('Read!'),
      nameOf('Read.', 'night'),
      nameOf('Read.', 'day', { ...brand, first: 'Terns' }),
      nameOf('Read.', 'day', { ...brand, second: '& Wax' }),
      nameOf('Read.', 'day', { ...brand, mark: 'M2 28 20 2 38 29z' }),
      nameOf('Read.', 'day', { ...brand, colors: { ink: '#000000' } }),
    ];
    expect(new Set(names).size).toBe(7);
  });

  it('changes with the drawing code: increment `design` and update this hash', async () => {
    const pictureOf = createSharePictures(brand, media);
    const hash = createHash('sha256');
    const headlines = [
      'The \ue000Professional\ue001\ue002resume that gets read.',
      'Resume Writing',
      'a '.repeat(200),
    ];
    for (const headline of headlines)
      for (const theme of ['day', 'night', 'evergreen'] as const)
        hash.update((await pictureOf?.(headline, theme).draw()) ?? '');
    const drawn = hash.digest('hex').slice(0, 12);
    expect({ design, atlas: atlas.version, drawn }).toMatchInlineSnapshot(`
      {
        "atlas": "2a9eafa9f4e1",
        "design": 2,
        "drawn": "b8dabdc45d87",
      }
    `);
  });

  it('is undefined if the brand has letters that cannot be drawn', async () => {
    expect(createSharePictures({ first: 'Ласточка' }, media)).toBeUndefined();
    const file = await createSharePictures({ first: 'Łark' }, media)?.('Read.', 'day').draw();
    expect(file?.length).toBeGreaterThan(1000);
  });
});
