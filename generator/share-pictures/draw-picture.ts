import { Lru } from '../load/lru.ts';
import { Adler, type Stretch } from './adler.ts';
import { atlas, openDrawings, pictureSize, type ThemeName } from './atlas.ts';
import { BitWriter, bitsOf } from './bit-writer.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { board, type Composer, createComposer } from './composer.ts';
import { createCounter, createDeflater, type Deflater } from './deflate.ts';
import { deflateGround, type Ground } from './ground.ts';
import { layOut } from './lay-out.ts';
import { type Block, type Brand, placeBrand, placeHeadline } from './place.ts';
import { finishPng, pngHead } from './png.ts';
import { createTold, type RowPart, tellRow } from './tokens.ts';

const { width, height } = pictureSize;
/** In one row, in bytes. */
const longestRun = width / 2;

/** Headlines such as pages have: how often bytes are written in their pictures makes the code for those of all others. */
const examples = [
  'The \ue000Professional\ue001 resume that gets read.',
  'On time, or your money back.',
  'Industry jobs & 24/7 quick links, explained by over fifty certified Kansas writers',
];

/** In words: more than the pixels take up if no code helps. */
const roomiest = 200_000;

/** Blocks of some 8 kB that are kept: variants of a page have most of their lines in common. */
const keptBlocks = 200;

interface DeflatedBlock {
  bits: BitWriter;
  stretch: Stretch;
}

export type DrawPicture = (headline: string, theme: ThemeName) => Buffer;

/**
 * Draws share pictures as PNG files. What they share is drawn and deflated once; for each headline only the rows
 * that it stands on are. Equal headlines give equal bytes.
 * @returns the file, which holds until the next one is drawn
 */
export function createDrawPicture(brand: Brand): DrawPicture {
  const composer = createComposer();
  const rows = partOf(composer.canvas, 0, board.width);
  const deflater = trainedDeflater(composer, rows, groundParts(composer, brand, 'day'));
  const grounds = new Map<ThemeName, { ground: Ground; head: Buffer }>();
  const blocks = new Lru<string, DeflatedBlock>(keptBlocks);
  const told = createTold();
  const bits = new BitWriter(roomiest);
  const spare = new BitWriter(roomiest);
  const picture = Buffer.from(bits.words.buffer);

  function groundOf(theme: ThemeName) {
    const known = grounds.get(theme);
    if (known) return known;
    const ground = deflateGround(groundParts(composer, brand, theme), height, deflater);
    const made = { ground, head: pngHead(width, height, atlas.palettes[theme]) };
    grounds.set(theme, made);
    return made;
  }

  function deflated(block: Block, theme: ThemeName, ground: Ground): DeflatedBlock {
    const key = theme + keyOf(block);
    const known = blocks.get(key);
    if (known) return known;
    const to = { bits: spare, adler: new Adler(0) };
    const part = { ...rows, used: Math.min(rows.width, Math.ceil(block.right / 8)) };
    spare.reset(0);
    composer.withBlock(block, () => {
      for (let row = block.top; row <= block.bottom; row++) {
        tellRow(part, row, told, deflater);
        spare.putAll(told.words, told.count);
        to.adler.add(told);
        ground.rest(to, row);
      }
    });
    return blocks.set(key, { bits: spare.closed(), stretch: to.adler });
  }

  return (headline, theme) => {
    const { ground, head } = groundOf(theme);
    const to = { bits, adler: new Adler(1) };
    // The deflated part begins with a whole word.
    const words = Math.ceil(head.length / 4);
    const start = words * 4 - head.length;
    bits.reset(words);
    bits.put(bitsOf(0x0178, 16));
    deflater.begin(bits);
    let row = 0;
    for (const block of placeHeadline(layOut(headline))) {
      ground.rows(to, row, block.top);
      const { bits: rows, stretch } = deflated(block, theme, ground);
      bits.copy(rows, 0, rows.position);
      to.adler.add(stretch);
      row = block.bottom + 1;
    }
    ground.rows(to, row, height);
    deflater.end(bits);
    const end = picture.writeUInt32BE(to.adler.value, Math.ceil(bits.position / 8));
    picture.set(head, start);
    return finishPng(picture.subarray(start), head.length, end - start);
  };
}

function keyOf({ placed }: Block): string {
  let key = '';
  for (const { drawing, tint, x, y } of placed) key += String.fromCharCode(drawing.id, tint, x, y);
  return key;
}

const partOf = ({ words, stride }: Canvas, from: number, until: number): RowPart => ({
  pixels: words,
  stride: stride / 4,
  from: from / 8,
  width: (until - from) / 8,
});

/** The ground of a theme with the brand on it, in two parts. */
function groundParts({ drawAll }: Composer, brand: Brand, theme: ThemeName): [RowPart, RowPart] {
  const canvas = createCanvas(width, height, openDrawings().grounds[theme].pixels);
  drawAll(canvas, placeBrand(brand));
  return [partOf(canvas, 0, board.width), partOf(canvas, board.width, width)];
}

/** A deflater for pictures like the examples. */
function trainedDeflater(composer: Composer, rows: RowPart, ground: RowPart[]): Deflater {
  const counter = createCounter(longestRun);
  const told = createTold();
  const count = (part: RowPart, top: number, bottom: number) => {
    for (let row = top; row < bottom; row++) {
      tellRow(part, row, told, counter.vocabulary);
      counter.add(told);
    }
  };
  for (const example of examples) {
    for (const block of placeHeadline(layOut(example)))
      composer.withBlock(block, () => count(rows, block.top, block.bottom + 1));
    for (const part of ground) count(part, 0, height);
  }
  return createDeflater(counter.counts, longestRun);
}
