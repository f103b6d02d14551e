import { randomInt } from 'node:crypto';

/** Without letters that look alike, and without signs that a mail program may take for the end of an address. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';

/** 24 letters of 56 are 139 random bits: nobody finds a link by trying. */
const length = 24;

const testPrefix = 'test_';

/** A new id; that of a link which charges no card says so. */
export function newLinkId(isTest: boolean): string {
  const id = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return isTest ? `${testPrefix}${id}` : id;
}

/** Whether it can be the id of a link at all. */
export function isLinkId(text: string): boolean {
  return pattern.test(text);
}

const pattern = new RegExp(`^(?:${testPrefix})?[${letters}]{${length}}$`);
