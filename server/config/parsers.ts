import { BlockList, isIP } from 'node:net';
import type { Address } from '../mail/mail.ts';
import { parseOneAddress } from './mail-address.ts';
import type { Parser, Reject } from './variable.ts';

export const text: Parser<string> = (value) => value;

/** @param unit multiplies the value, such as 60_000 for minutes in ms */
export function integer(min: number, max: number, unit = 1): Parser<number> {
  return (value, reject) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= min && number <= max)) reject(`be a whole number from ${min} to ${max}`, value);
    return number * unit;
  };
}

export function oneOf<const T extends string>(words: readonly [T, ...T[]]): Parser<T> {
  return (value, reject) => {
    const word = words.find((candidate) => candidate === value);
    if (word === undefined) reject(`be one of ${words.join(', ')}`, value);
    return word ?? words[0];
  };
}

export const onOff: Parser<boolean> = (value, reject) => oneOf(['on', 'off'])(value, reject) === 'on';

/** @param described completes "must be" */
export function matching(pattern: RegExp, described: string): Parser<string> {
  return (value, reject) => {
    if (!pattern.test(value)) reject(`be ${described}`, value);
    return value;
  };
}

export function url(...protocols: readonly string[]): Parser<string> {
  return (value, reject) => {
    const parsed = URL.parse(value);
    if (!parsed?.hostname || !protocols.includes(parsed.protocol.slice(0, -1)))
      reject(`be a URL that starts with ${protocols.map((name) => `${name}://`).join(' or ')}`, value);
    return value;
  };
}

export const webUrl = url('https', 'http');

/** A number of minutes, as ms. */
export const minutes = (min: number, max: number) => integer(min, max, 60_000);

/** Entries separated by commas; each distinct one once. @param described the plural, completes "must list" */
export function list<T>(parse: Parser<T>, described: string): Parser<T[]> {
  return (value, reject) => {
    const rejectEntry: Reject = (_must, got) => reject(`list ${described}`, got);
    return entriesOf(value).map((entry) => parse(entry, rejectEntry));
  };
}

export const address: Parser<Address> = (value, reject) => {
  const parsed = parseOneAddress(value);
  if (!parsed) reject('be an email address', value);
  return parsed ?? { name: '', address: value };
};

export const networks: Parser<BlockList> = (value, reject) => {
  const blocks = new BlockList();
  for (const entry of entriesOf(value))
    if (!addNetwork(blocks, entry)) reject('list IP addresses or CIDR ranges', entry);
  return blocks;
};

/** Source: the Standard Webhooks specification, "Symmetric". */
export const webhookSecret: Parser<string> = (value, reject) => {
  const bytes = /^whsec_[A-Za-z0-9+/]+=*$/.test(value) ? Buffer.from(value.slice(6), 'base64').length : 0;
  if (bytes < 24 || bytes > 64) reject('be a webhook secret', value);
  return value;
};

/** The id of a Google Ads account, as Google shows it or without dashes. @returns ten digits */
export const googleAdsAccount: Parser<string> = (value, reject) => {
  if (!/^\d{3}-?\d{3}-?\d{4}$/.test(value))
    reject('be the id of a Google Ads account, such as 123-456-7890', value);
  return value.replaceAll('-', '');
};

/** `header:NAME`. */
export const headerName: Parser<string> = (value, reject) => {
  const name = /^header:([\w-]+)$/.exec(value)?.[1];
  if (name === undefined) reject('be header: followed by the name of a header', value);
  return name ?? value;
};

/** Each distinct entry of a comma-separated text once. */
export function entriesOf(value: string): string[] {
  const entries = value.split(',').map((entry) => entry.trim());
  return [...new Set(entries.filter((entry) => entry !== ''))];
}

function addNetwork(blocks: BlockList, entry: string): boolean {
  const [host = '', bits, ...rest] = entry.split('/');
  const version = isIP(host);
  if (version === 0 || rest.length > 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) {
    blocks.addAddress(host, family);
    return true;
  }
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (version === 6 ? 128 : 32)) return false;
  blocks.addSubnet(host, Number(bits), family);
  return true;
}
