import { describe, expect, it } from 'vitest';
import { paletteOf } from '../artwork/palette.ts';
import { lowContrasts, pairs } from './contrast.ts';

describe('lowContrasts', () => {
  it('accepts the default colors', () => {
    expect(lowContrasts(paletteOf())).toEqual([]);
  });

  it('returns both colors, both ratios, and the nearest color that passes', () => {
    const [found, ...more] = lowContrasts(paletteOf({ 'rule-strong': '#a0a0a0' }));
    expect(found).toEqual({
      foreground: 'rule-strong (#a0a0a0)',
      background: 'paper (#f7f8f9)',
      ratio: expect.closeTo(2.46, 2),
      min: 3,
      color: 'rule-strong',
      nearest: '#909090',
    });
    expect(more.map(({ background }) => background)).toEqual(['sheet (#ffffff)']);
    expect(lowContrasts(paletteOf({ 'rule-strong': '#909090' }))).toEqual([]);
  });

  it('suggests a color that passes in all of its pairs', () => {
    const found = lowContrasts(paletteOf({ evergreen: '#4aa08c' }));
    expect(new Set(found.map(({ color, nearest }) => `${color} ${nearest}`)).size).toBe(1);
    expect(found.length).toBeGreaterThan(3);
    expect(lowContrasts(paletteOf({ evergreen: found[0]?.nearest }))).toEqual([]);
  });

  it('checks white and the tints that style sheets mix', () => {
    const foregrounds = lowContrasts(paletteOf({ evergreen: '#4aa08c' })).map(({ foreground }) => foreground);
    expect(foregrounds).toContain('white');
    expect(foregrounds).toContain('15% evergreen in white (#e4f1ee)');
  });

  it('checks each pair once', () => {
    const names = pairs.map(({ foreground, background }) => JSON.stringify([foreground, background]));
    expect(new Set(names).size).toBe(names.length);
  });
});
