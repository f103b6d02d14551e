import { createRequire } from 'node:module';
import type { Phone } from '../../../schema/phone/read-phone.ts';

const require = createRequire(import.meta.url);

type Reader = typeof import('../../../schema/phone/read-phone.ts');

/** Reads a phone number. The numbering plans are loaded on demand, because only pages with their own number need them. */
export function readPhone(text: string, country: string): Phone | { reason: string } {
  const reader = require('../../../schema/phone/read-phone.ts') as Reader;
  return reader.readPhone(text, country);
}
