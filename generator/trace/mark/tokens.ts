/**
 * Tokens around a text say which value it comes from. They consist of Unicode noncharacters, which no author's text contains and
 * no view looks for: a sign, and the value's number in digits to the base 16. `pageUrlToken` uses the noncharacters before them.
 */
const begin = '\uFDD2';
const finish = '\uFDD3';
const digits = '\uFDE0-\uFDEF';

const anyToken = new RegExp(`[${begin}${finish}${digits}]+`, 'g');
const oneToken = new RegExp(`([${begin}${finish}])([${digits}]+)`, 'g');
const tokenAtStart = new RegExp(`^${begin}([${digits}]+)`);

/**
 * What views read at the start of a text: spaces, and the time of a line of a script, such as `0:07 `. Tokens go behind it, and
 * in front of spaces at the end.
 */
const readAtStart = /^\s*(?:\d+:\d\d\s+)?/;

const zero = 0xfde0;

function numeral(number: number): string {
  const last = String.fromCharCode(zero + (number % 16));
  return number < 16 ? last : numeral(Math.floor(number / 16)) + last;
}

function numberOf(numeral: string): number {
  let number = 0;
  for (let at = 0; at < numeral.length; at++) number = number * 16 + numeral.charCodeAt(at) - zero;
  return number;
}

/** The token that begins a value, for what can have only one. */
export const beginOf = (number: number) => begin + numeral(number);

/** A text with tokens around it; unchanged if nothing of it is visible. */
export function withTokens(text: string, number: number): string {
  const from = readAtStart.exec(text)?.[0].length ?? 0;
  const to = text.trimEnd().length;
  if (from >= to) return text;
  const written = numeral(number);
  return text.slice(0, from) + begin + written + text.slice(from, to) + finish + written + text.slice(to);
}

/** A text as it is without tokens. */
export const withoutTokens = (text: string) => text.replace(anyToken, '');

/** Separates a token from the text that it begins. */
export function splitToken(text: string): { number: number | undefined; rest: string } {
  const [token = '', written] = tokenAtStart.exec(text) ?? [];
  return { number: written === undefined ? undefined : numberOf(written), rest: text.slice(token.length) };
}

/** A piece of a text: a token, or the characters up to the next one. */
export type Piece = { text: string } | { number: number; begins: boolean };

export const hasTokens = (text: string) => text.includes(begin) || text.includes(finish);

export function piecesOf(text: string): Piece[] {
  if (!hasTokens(text)) return [{ text }];
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: token, 1: sign, 2: written = '', index } of text.matchAll(oneToken)) {
    if (index > at) pieces.push({ text: text.slice(at, index) });
    pieces.push({ number: numberOf(written), begins: sign === begin });
    at = index + token.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
