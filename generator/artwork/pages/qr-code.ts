/** QR codes of version 2 with error correction level L: byte mode, up to 32 bytes, one block, mask 0. */
const size = 25;
const dataWords = 34;
const checkWords = 10;
/** Format bits for level L and mask 0, with error correction and the standard's XOR mask. */
const format = 0b111011111000100;

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed-Solomon error correction: the remainder of the data divided by the generator polynomial. */
function checkBytes(data: readonly number[]): number[] {
  let generator = [1];
  for (let index = 0, root = 1; index < checkWords; index++, root = multiply(root, 2)) {
    const next = [...generator, 0];
    for (const [at, factor] of generator.entries())
      next[at + 1] = (next[at + 1] ?? 0) ^ multiply(factor, root);
    generator = next;
  }
  const rest = [...data, ...Array<number>(checkWords).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at] ?? 0;
    for (const [offset, factor] of generator.entries())
      rest[at + offset] = (rest[at + offset] ?? 0) ^ multiply(factor, lead);
  }
  return rest.slice(data.length);
}

function codeBits(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > dataWords - 2) throw new RangeError(`${text} is longer than ${dataWords - 2} bytes.`);
  const bits = (value: number, count: number) =>
    Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);
  const head = [
    ...bits(4, 4),
    ...bits(bytes.length, 8),
    ...bytes.flatMap((byte) => bits(byte, 8)),
    0,
    0,
    0,
    0,
  ];
  const words: number[] = [];
  for (let at = 0; at < head.length; at += 8) words.push(Number.parseInt(head.slice(at, at + 8).join(''), 2));
  for (let pad = 0; words.length < dataWords; pad++) words.push(pad % 2 === 0 ? 0xec : 0x11);
  return [...words, ...checkBytes(words)].flatMap((word) => bits(word, 8));
}

type Grid = (number | undefined)[][];

function drawFinder(grid: Grid, left: number, top: number): void {
  for (let y = -1; y <= 7; y++) {
    for (let x = -1; x <= 7; x++) {
      const row = grid[top + y];
      if (!row || left + x < 0 || left + x >= size) continue;
      const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
      row[left + x] = ring === 2 || ring === 4 ? 0 : 1;
    }
  }
}

function drawPatterns(grid: Grid): void {
  const set = (x: number, y: number, value: number) => {
    const row = grid[y];
    if (row) row[x] = value;
  };
  for (let at = 0; at < size; at++) {
    set(at, 6, 1 - (at % 2));
    set(6, at, 1 - (at % 2));
  }
  drawFinder(grid, 0, 0);
  drawFinder(grid, size - 7, 0);
  drawFinder(grid, 0, size - 7);
  for (let y = -2; y <= 2; y++)
    for (let x = -2; x <= 2; x++) set(18 + x, 18 + y, Math.max(Math.abs(x), Math.abs(y)) === 1 ? 0 : 1);
  const bit = (index: number) => (format >> index) & 1;
  for (let index = 0; index < 15; index++) {
    const along = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index;
    set(8, along, bit(index));
    const across = index < 8 ? size - 1 - index : index === 8 ? 7 : 14 - index;
    set(across, 8, bit(index));
  }
  set(8, size - 8, 1);
}

/** Path data of the dark modules on a canvas of 25 x 25. */
export function qrPath(text: string): string {
  const grid: Grid = Array.from({ length: size }, () => Array<number | undefined>(size).fill(undefined));
  drawPatterns(grid);
  const bits = codeBits(text);
  let next = 0;
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (!row || row[x] !== undefined) continue;
        row[x] = (bits[next++] ?? 0) ^ ((x + y) % 2 === 0 ? 1 : 0);
      }
    }
  }
  return grid.flatMap((row, y) => row.map((cell, x) => (cell ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
