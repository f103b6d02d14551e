import { Adler, type Stretch, stretchBetween } from './adler.ts';
import { BitWriter } from './bit-writer.ts';
import { createTold, type RowPart, tellRow, type Vocabulary } from './tokens.ts';

/** A picture without its headline, deflated row by row in two parts: the board, and what is at its right. */
export interface Ground {
  /** Adds whole rows. */
  rows: (to: Target, from: number, until: number) => void;
  /** Adds what is at the right of the board. */
  rest: (to: Target, row: number) => void;
}

/** Where deflated rows go. */
export interface Target {
  bits: BitWriter;
  adler: Adler;
}

/** @param parts of each row, from left to right */
export function deflateGround(
  parts: [board: RowPart, rest: RowPart],
  height: number,
  vocabulary: Vocabulary,
): Ground {
  const bits = new BitWriter(50_000);
  const adler = new Adler(0);
  const told = createTold();
  /** Where each part of each row begins, and last the end. */
  const begins: { at: number; before: Stretch }[] = [];
  const stretches: Stretch[] = [];
  const note = () => {
    const { length, sum, sums } = adler;
    begins.push({ at: bits.position, before: { length, sum, sums } });
  };
  for (let row = 0; row < height; row++) {
    for (const part of parts) {
      note();
      tellRow(part, row, told, vocabulary);
      bits.putAll(told.words, told.count);
      adler.add(told);
      stretches.push({ length: told.length, sum: told.sum, sums: told.sums });
    }
  }
  note();
  bits.close();

  function copy(to: BitWriter, from: number, until: number): void {
    to.copy(bits, begins[from]?.at ?? 0, begins[until]?.at ?? 0);
  }

  return {
    rows({ bits: to, adler: sum }, from, until) {
      const [begin, end] = [begins[from * 2], begins[until * 2]];
      copy(to, from * 2, until * 2);
      if (begin && end) sum.add(stretchBetween(begin.before, end.before));
    },
    rest({ bits: to, adler: sum }, row) {
      const stretch = stretches[row * 2 + 1];
      copy(to, row * 2 + 1, row * 2 + 2);
      if (stretch) sum.add(stretch);
    },
  };
}
