import type { PreparedPage } from '../../site/prepared-page.ts';
import { type Finding, finding } from '../errors/finding.ts';
import type { PageConfig } from '../validate/validate-page.ts';

/** Pixels of a line in Google's results on a wide screen: titles are 20 px Arial, and descriptions two lines of 14 px. */
const room = { title: 600, description: 1010 };
/** Characters below which a text says too little. */
const least = { title: 10, description: 35 };

/**
 * Finds a title or description that search results cut, or that says too little. Pages that they do not list can have any.
 * @param written the merged page
 */
export function searchResultFindings(
  { head, route }: PreparedPage,
  { canonical = route }: Pick<PageConfig['page'], 'canonical'>,
): Finding[] {
  const { title, description, indexed } = head;
  if (!indexed || canonical !== route) return [];
  const ofTitle = lengthOf(title, { pixels: room.title, size: 20, least: least.title });
  const ofDescription = lengthOf(description, {
    pixels: room.description,
    size: 14,
    least: least.description,
  });
  return [
    ...(ofTitle ? [finding('TitleLength', ofTitle, ['title'])] : []),
    ...(ofDescription ? [finding('DescriptionLength', ofDescription, ['description'])] : []),
  ];
}

interface Room {
  pixels: number;
  /** Of the letters, in pixels. */
  size: number;
  least: number;
}

/** @returns undefined for a text that fits */
function lengthOf(
  text: string,
  { pixels, size, least }: Room,
): { length: number; shown?: string } | undefined {
  const letters = [...text];
  if (letters.length < least) return { length: letters.length };
  let width = 0;
  const end = letters.findIndex((letter) => {
    width += widthOf(letter) * size;
    return width > pixels;
  });
  if (end < 0) return undefined;
  const shown = letters
    .slice(0, end)
    .join('')
    .replace(/\s+\S*$/, '');
  return { length: letters.length, shown: shown.split(' ').slice(-4).join(' ') };
}

/** The widths of Arial's letters, in parts of their size. All others are about 0.556 wide. */
const widths: [letters: string, width: number][] = [
  ["'", 0.191],
  ['i j l', 0.222],
  ['|', 0.26],
  ['. , : ; ! / I t [ ] f', 0.278],
  ['r ( ) - " * `', 0.333],
  ['c k s z v y x J', 0.5],
  ['F T Z', 0.611],
  ['A B E K P S V X Y &', 0.667],
  ['C D H N R U w', 0.722],
  ['G O Q', 0.778],
  ['m M', 0.833],
  ['W', 0.944],
  ['% @ —', 0.95],
];
const widthByLetter = new Map([
  [' ', 0.278],
  ...widths.flatMap(([letters, width]) => letters.split(' ').map((letter) => [letter, width] as const)),
]);
const widthOf = (letter: string) => widthByLetter.get(letter) ?? 0.556;
