import { randomInt } from 'node:crypto';

/** Without lookalike letters and without punctuation, where mail programs could cut the URL. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';

/** 24 of 56 letters are 139 random bits: guessing does not find a link. */
const length = 24;

const testPrefix = 'test_';

/** A new id. Ids of links that charge no card have a prefix. */
export function newLinkId(isTest: boolean): string {
  const id = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return isTest ? `${testPrefix}${id}` : id;
}

/** Whether the text has the format of a link id. */
export function isLinkId(text: string): boolean {
  return pattern.test(text);
}

const pattern = new RegExp(`^(?:${testPrefix})?[${letters}]{${length}}$`);
