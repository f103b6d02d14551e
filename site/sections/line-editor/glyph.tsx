import type { CSSProperties } from 'react';
import type { MarkKind } from './marking/rules.ts';

/** One stroke each, which a mark can be drawn along. Stretched marks take the size of their words. */
const glyphs: Record<MarkKind, { box: string; d: string; keepsShape?: boolean }> = {
  duty: { box: '0 0 100 30', d: 'M2 22C34 17 66 12 98 6' },
  number: { box: '0 0 24 18', d: 'M2 16C6 11 9 7 12 2C15 7 18 11 22 16', keepsShape: true },
  'weak-verb': {
    box: '0 0 100 16',
    d: 'M2 9C9 1 15 1 22 9S34 16 41 8S53 1 60 8S72 15 79 8S91 1 98 6',
  },
  filler: {
    box: '0 0 200 80',
    d: 'M38 14C84 2 164 2 188 28C206 54 148 77 90 76C38 75 3 60 7 38C11 16 70 3 138 9',
  },
  passive: { box: '0 0 48 24', d: 'M2 16C4 4 21 2 24 12S43 21 46 6' },
  'first-person': {
    box: '0 0 300 30',
    d: 'M2 18C80 12 190 16 272 13C296 12 302 2 290 2C280 2 280 18 298 26',
  },
  'too-long': { box: '0 0 12 100', d: 'M10 2C3 3 3 6 3 14L3 84C3 94 4 97 10 98' },
};

/** A mark of the pencil. It is decorative: the note next to it says what it means. */
export function Glyph({ kind, style }: { kind: MarkKind; style?: CSSProperties }) {
  const { box, d, keepsShape } = glyphs[kind];
  return (
    <svg
      className={`glyph ${kind}`}
      viewBox={box}
      preserveAspectRatio={keepsShape ? undefined : 'none'}
      aria-hidden="true"
      style={style}
    >
      <path d={d} />
    </svg>
  );
}
